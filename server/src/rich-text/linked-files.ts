import type { Element, ElementContent } from 'hast'

import { escapeHtml } from './escape-html.ts'

/* The placeholders that `renderMarkdown` writes for links to files and for embedded files. Authors cannot forge them. */

const FILE = /<a data-file="([^"]+)"(?: data-label="([^"]*)")?>((?:(?!<\/a>)[^])*)<\/a>/g

/** A file that a text links to, as sent to its reader. */
export interface LinkedFile {
  readonly address: string
  readonly isSound: boolean
}

/** The placeholder of a link to a file. `target`: as written. */
export function fileLink(target: string, shown: readonly ElementContent[]): Element {
  const properties = { dataFile: encodeURIComponent(target) }
  return { type: 'element', tagName: 'a', properties, children: [...shown] }
}

/** The placeholder of an embedded file. Its label is no text of the page, like that of a picture. */
export function embeddedFile(target: string, label: string): Element {
  const properties = { dataFile: encodeURIComponent(target), dataLabel: encodeURIComponent(label) }
  return { type: 'element', tagName: 'a', properties, children: [] }
}

/** The targets of the links to files in a rendered text, as their author wrote them. May contain duplicates. */
export function linkedFiles(html: string): string[] {
  return Array.from(html.matchAll(FILE), ([, mark = '']) => decodeURIComponent(mark))
}

/** Turns placeholders into players for embedded sounds, and into links to other files. The link to a file that does not exist is plain text. */
export function resolveFiles(html: string, files: ReadonlyMap<string, LinkedFile>): string {
  return html.replaceAll(FILE, (_mark, mark: string, label: string | undefined, shown: string) => {
    const file = files.get(decodeURIComponent(mark))
    if (!file) return shown
    const words = label === undefined ? shown : escapeHtml(decodeURIComponent(label))
    const address = escapeHtml(file.address)
    if (!file.isSound) return `<a href="${address}" data-file="" download="">${words}</a>`
    if (label === undefined) return `<a href="${address}" data-file="" target="_blank" rel="noopener">${words}</a>`
    return `<audio src="${address}" controls="" preload="none" aria-label="${words}"></audio>`
  })
}
