import type { Element, Root } from 'hast'

/** Elements within a line: no space is put before or after them. */
const INLINE = new Set(['a', 'em', 'strong', 'code', 'sup', 'sub', 'del'])

/** The words of a tree without its elements. A link without words of its own has none: what it will show depends on who reads. */
export function plainWords(tree: Root | Element, { secrets }: { readonly secrets: boolean }): string {
  return tree.children
    .map((child) => {
      if (child.type === 'text') return child.value
      if (child.type !== 'element' || (child.tagName === 'aside' && !secrets)) return ''
      const words = plainWords(child, { secrets })
      return INLINE.has(child.tagName) ? words : ` ${words} `
    })
    .join('')
}

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
