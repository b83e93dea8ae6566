import type { Element, Root } from 'hast'

/** Elements within a line: around them no space is put between words. */
export const INLINE = new Set(['a', 'em', 'strong', 'code', 'sup', 'sub', 'del'])

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
