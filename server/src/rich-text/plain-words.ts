import type { Element, Root } from 'hast'

/** Inline elements. Unlike blocks, they are not separated by spaces. */
export const INLINE: ReadonlySet<string> = new Set('a em strong code sup sub del mark label input'.split(' '))

/** The text of a tree without markup, with formulas as TeX and without the numbers of footnotes. Omits links that show their target's name, because that name depends on the reader. */
export function plainWords(tree: Root | Element, { secrets }: { readonly secrets: boolean }): string {
  return tree.children
    .map((child) => {
      if (child.type === 'text') return child.value
      if (child.type !== 'element' || (child.tagName === 'aside' && !secrets)) return ''
      if (child.data?.tex !== undefined) return child.data.tex
      if (child.data?.note && child.tagName === 'a') return ''
      const words = plainWords(child, { secrets })
      return INLINE.has(child.tagName) ? words : ` ${words} `
    })
    .join('')
}

/** A tag as `renderMarkdown` writes it. A `>` ends it unless it is in quotation marks. */
const TAG = /<\/?([a-z0-9]+)(?:"[^"]*"|[^">])*>/g
const REFERENCE = /&(?:#x([0-9A-F]+)|(amp|lt|gt|quot));/g

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Like `plainWords`, for rendered HTML. Not suitable for HTML from other sources. */
export function htmlWords(html: string): string {
  return html
    .replaceAll(TAG, (_tag, name: string) => (INLINE.has(name) ? '' : ' '))
    .replaceAll(REFERENCE, (_reference, hex: string | undefined, name: string | undefined) =>
      hex === undefined ? (named[name ?? ''] ?? '') : String.fromCodePoint(Number.parseInt(hex, 16)),
    )
}
