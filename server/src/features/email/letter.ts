import { escapeHtml } from '#rich-text/escape-html.ts'

/** What a mail says. All texts are plain. */
interface Letter {
  readonly headline: string
  /** Further lines, such as the place. */
  readonly lines: readonly string[]
  readonly link: { readonly label: string; readonly url: string }
  /** Why its reader gets it. */
  readonly reason: string
  /** The address at which they get no more of them; `null` for mails that come once. */
  readonly unsubscribe: string | null
}

/** Writes a mail in both forms. It loads nothing, so opening it tells nobody. */
export function writeLetter({ headline, lines, link, reason, unsubscribe }: Letter): {
  readonly text: string
  readonly html: string
} {
  const stop = unsubscribe === null ? '' : ` To get no more of them: ${unsubscribe}`
  const text = [headline, ...lines, `${link.label}: ${link.url}`, `-- \n${reason}${stop}`].join('\n\n')
  const stopHtml = unsubscribe === null ? '' : ` ${anchor('Get no more of them', unsubscribe)}`
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(headline)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">
<h1 style="font-size: 1.25em">${escapeHtml(headline)}</h1>
${lines.map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>\n`).join('')}<p>${anchor(link.label, link.url)}</p>
<p style="font-size: 0.9em">${escapeHtml(reason)}${stopHtml}</p>
</body>
</html>
`
  return { text: `${text}\n`, html }
}

const anchor = (label: string, url: string) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
