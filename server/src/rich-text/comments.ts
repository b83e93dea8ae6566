import type { Literal, Node, Parent, Root } from 'mdast'

const MARK = '%%'

const CLOSED = /%%[^]*?%%/g
/** An unclosed comment extends to the end. */
const ANY = /%%[^]*?(?:%%|$)/g

interface Sweep {
  inside: boolean
  /** The block that ends the last comment, if that one is not closed. */
  readonly last: Parent | null
  readonly total: number
  /** The number of passed marks. */
  marks: number
}

/**
 * Removes Obsidian's `%% comments %%` from a parsed text, with the blocks that become empty. Comments may span blocks. In code, a mark is
 * code. An unclosed comment extends to the end of its block if it begins within a line, and otherwise to the end of the text. Returns
 * whether the last comment is closed.
 */
export function removeComments(root: Root): boolean {
  const { total, last } = openComment(root)
  removeWithin(root, { inside: false, marks: 0, last, total })
  return total % 2 === 0
}

/** The number of marks, and the block that ends the last comment if it is not closed. `null` if the end of the text ends it. */
export function openComment(root: Root): { readonly total: number; readonly last: Parent | null } {
  let total = 0
  let last: Parent | null = null
  let isWithinLine = false
  const walk = (node: Node, block: Parent | null) => {
    if (isWritten(node)) {
      const parts = node.value.split(MARK)
      for (const [index, part] of parts.entries()) {
        if (index > 0) {
          total += 1
          last = isWithinLine ? block : null
        }
        const line = part.lastIndexOf('\n')
        isWithinLine = (line < 0 && isWithinLine) || part.slice(line + 1).trim() !== ''
      }
    } else if (node.type === 'break') isWithinLine = false
    else if (isParent(node)) {
      const isLine = LINES.has(node.type)
      if (isLine) isWithinLine = false
      for (const child of node.children) walk(child, isLine ? node : block)
    } else isWithinLine = true
  }
  walk(root, null)
  return { total, last: total % 2 === 0 ? null : last }
}

/** Blocks that contain words. */
const LINES: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell'])

/** Removes comments from a text that is not Markdown. A single mark stays, and is a fault. */
export function withoutComments(text: string): string {
  return text.includes(MARK) ? text.replaceAll(CLOSED, '') : text
}

/** Whether a text that is not Markdown may contain a comment. */
export function hasCommentMark(text: string): boolean {
  return text.includes(MARK)
}

/** Replaces the characters of comments with spaces, which preserves line numbers. */
export function blankedComments(text: string): string {
  return text.includes(MARK) ? text.replaceAll(ANY, (comment) => comment.replaceAll(/[^\n]/g, ' ')) : text
}

/** Returns whether anything was removed. */
function removeWithin(parent: Parent, sweep: Sweep): boolean {
  const before = sweep.marks
  const kept = parent.children.filter((child) => isKept(child, sweep))
  const removed = kept.length < parent.children.length || sweep.marks > before
  if (parent === sweep.last && sweep.marks === sweep.total) sweep.inside = false
  parent.children = kept
  return removed
}

function isKept(node: Node, sweep: Sweep): boolean {
  const { inside, marks } = sweep
  if (isWritten(node)) {
    const text = outside(node.value, sweep)
    const kept = text !== '' || node.value === ''
    node.value = text
    return kept
  }
  if ('alt' in node && typeof node.alt === 'string') node.alt = node.alt.replaceAll(ANY, '')
  if (!isParent(node)) return !inside
  const removed = removeWithin(node, sweep)
  if (inside && sweep.marks === marks) return false
  // A quote that begins in a comment may be a secret whose marker is in the comment.
  if (inside && node.type === 'blockquote') return false
  return !removed || node.type === 'tableCell' || !isEmpty(node)
}

/** The part of a text outside of comments. */
function outside(text: string, sweep: Sweep): string {
  const [first = '', ...others] = text.split(MARK)
  let kept = sweep.inside ? '' : first
  for (const part of others) {
    sweep.inside = !sweep.inside
    sweep.marks += 1
    if (!sweep.inside) kept += part
  }
  return kept
}

function isWritten(node: Node): node is Literal & { value: string } {
  return (node.type === 'text' || node.type === 'html') && 'value' in node && typeof node.value === 'string'
}

function isParent(node: Node): node is Parent {
  return 'children' in node
}

function isEmpty({ children }: Parent): boolean {
  return children.every((child) => child.type === 'break' || (isWritten(child) && child.value.trim() === ''))
}
