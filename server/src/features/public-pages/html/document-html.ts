import { escapeHtml } from '#rich-text/escape-html.ts'

/** One document of a share or a site. All parts but the title are HTML. */
export interface DocumentParts {
  /** In words. */
  readonly title: string
  /** The address of the style sheet. */
  readonly look: string
  readonly header: string
  readonly main: string
  readonly footer: string
  /** Further elements of the head. */
  readonly head?: string
  /** Whether search engines may list it. */
  readonly isListed?: boolean
}

/** A whole document that needs no script. */
export function documentHtml({
  title,
  look,
  header,
  main,
  footer,
  head = '',
  isListed = false,
}: DocumentParts): string {
  const robots = isListed ? '' : '<meta name="robots" content="noindex, nofollow">\n'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${robots}${head}<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${escapeHtml(look)}">
</head>
<body>
${header}
<main id="main">
${main}
</main>
${footer}
</body>
</html>
`
}

/** The folded map and the product's name. */
export const WORDMARK =
  '<span class="wordmark"><svg viewBox="0 0 34 26" width="26" height="20" aria-hidden="true">' +
  '<path d="M1 3 9 7V24L1 20ZM17 3l8 4V24l-8-4Z"/><path class="fold" d="M9 7 17 3V20L9 24ZM25 7l8-4V20l-8 4Z"/>' +
  '</svg>Waybook</span>'
