import type { ElementContent, Root } from 'hast'

import { INLINE } from './plain-words.ts'
import { SKIP, visit } from './visit.ts'

/** A `==` among the children of an element. */
interface Mark {
  readonly type: 'highlight'
}

/** Turns `==words==` into `<mark>`, even around other inline elements. As in Obsidian, no space may be inside next to a mark. */
export function markHighlights(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP
    if (node.type === 'element') node.children = highlighted(node.children)
    return undefined
  })
}

function highlighted(children: ElementContent[]): ElementContent[] {
  if (!children.some((child) => child.type === 'text' && child.value.includes('=='))) return children
  const pieces = children.flatMap(split)
  const result: ElementContent[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if (!piece) continue
    const end = piece.type === 'highlight' ? endOf(pieces, at) : -1
    const content = pieces.slice(at + 1, Math.max(end, at + 1)).filter((one) => one.type !== 'highlight')
    if (end < 0) result.push(piece.type === 'highlight' ? { type: 'text', value: '==' } : piece)
    else {
      result.push({ type: 'element', tagName: 'mark', properties: {}, children: content })
      at = end
    }
  }
  return result
}

function split(child: ElementContent): (ElementContent | Mark)[] {
  if (child.type !== 'text') return [child]
  return child.value
    .split('==')
    .flatMap((value, index) => [
      ...(index > 0 ? [{ type: 'highlight' } as const] : []),
      ...(value === '' ? [] : [{ type: 'text' as const, value }]),
    ])
}

/** The index of the closing mark for the highlight that begins at `start`, or -1. */
function endOf(pieces: readonly (ElementContent | Mark)[], start: number): number {
  const first = pieces[start + 1]
  if (!first || first.type === 'highlight' || (first.type === 'text' && /^\s/.test(first.value))) return -1
  for (let at = start + 1; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if (piece?.type === 'element' && !INLINE.has(piece.tagName)) return -1
    if (piece?.type !== 'highlight') continue
    const before = pieces[at - 1]
    if (before?.type !== 'text' || !/\s$/.test(before.value)) return at
  }
  return -1
}
