import type { IcuNode } from 'pofile-ts'

/** Marks where a long word may break. Users see it only where it breaks. */
export const SOFT_HYPHEN = '\u00AD'

/** The letters of the longest form of a text, without those of its parameters. */
export function lettersOf(nodes: readonly IcuNode[]): number {
  return nodes.reduce((sum, node) => sum + lettersIn(node), 0)
}

function lettersIn(node: IcuNode): number {
  switch (node.type) {
    case 'literal':
      return node.value.replaceAll(SOFT_HYPHEN, '').length
    case 'tag':
      return lettersOf(node.children)
    case 'plural':
    case 'select':
      return Math.max(...Object.values(node.options).map(({ value }) => lettersOf(value)))
    default:
      return 0
  }
}
