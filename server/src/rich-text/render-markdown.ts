import type { Root as HtmlRoot } from 'hast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

import { numberHeadings } from './heading-ids.ts'
import { plainWords } from './plain-words.ts'
import { renderTree } from './render-tree.ts'
import { removeSecrets } from './secret.ts'
import { exceededLimit } from './text-limits.ts'
import { wikiLinkSyntax } from './wiki-link-syntax.ts'

/** What becomes of a Markdown text. `open` is everything but its secrets, `full` has them in `<aside data-secret>`. */
export interface RichText {
  /** Sanitised HTML, with wiki links as marks that `resolveHtml` reads. */
  readonly full: string
  readonly open: string
  /** The entities it links to, each once; `secret` where only secrets do. */
  readonly mentions: readonly { readonly to: string; readonly secret: boolean }[]
  /** The words, as plain text. Links that show their target's name add none. */
  readonly search: { readonly full: string; readonly open: string }
}

export type Rendered = ({ readonly ok: true } & RichText) | { readonly ok: false; readonly why: string }

const parser = unified().use(remarkParse).use(remarkGfm).data('micromarkExtensions', [wikiLinkSyntax]).freeze()
const writer = unified().use(rehypeStringify).freeze()

/** Renders Markdown, with HTML in it, to what may be stored and shown. */
export function renderMarkdown(markdown: string): Rendered {
  const why = exceededLimit(markdown)
  if (why !== null) return { ok: false, why }
  const tree = renderTree(parser.parse(markdown), markdown)
  numberHeadings(tree)
  const search = { full: plainWords(tree, { secrets: true }), open: plainWords(tree, { secrets: false }) }
  const linked = linksIn(tree)
  const full = writer.stringify(tree)
  removeSecrets(tree)
  const openly = linksIn(tree)
  const mentions = [...linked].map((to) => ({ to, secret: !openly.has(to) }))
  return { ok: true, full, open: writer.stringify(tree), mentions, search }
}

/** The HTML of a stored Markdown text for one reader. An import accepts only texts that can be rendered; one that an older version accepted is left out. */
export function renderFor({ everything }: { readonly everything: boolean }, markdown: string): string {
  const rendered = renderMarkdown(markdown)
  if (!rendered.ok) return ''
  return everything ? rendered.full : rendered.open
}

function linksIn(tree: HtmlRoot): ReadonlySet<string> {
  const links = new Set<string>()
  visit(tree, 'element', ({ properties: { dataEntity } }) => {
    if (typeof dataEntity === 'string') links.add(dataEntity)
  })
  return links
}
