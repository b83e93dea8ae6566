import { INLINE } from './plain-words.ts'

/** A tag as our own writer writes it: only within quotation marks does `>` not end it. */
const TAG = /<\/?([a-z0-9]+)(?:"[^"]*"|[^">])*>/g
const REFERENCE = /&(?:#x([0-9A-F]+)|(amp|lt|gt|quot));/g

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The words of rendered text, as `plainWords` gives those of its tree. Not for HTML from anywhere else. */
export function htmlWords(html: string): string {
  return html
    .replaceAll(TAG, (_tag, name: string) => (INLINE.has(name) ? '' : ' '))
    .replaceAll(REFERENCE, (_reference, hex: string | undefined, name: string | undefined) =>
      hex === undefined ? (named[name ?? ''] ?? '') : String.fromCodePoint(Number.parseInt(hex, 16)),
    )
}
