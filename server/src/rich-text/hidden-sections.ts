import type { Blockquote, Nodes, Parents, Root, RootContent } from 'mdast'

import { CALLOUT } from './callouts.ts'
import { visit } from './visit.ts'

/** Names that `hide` in `campaign.yaml` lists, as `hiddenName` gives them. */
export type HiddenNames = ReadonlySet<string>

export const NOTHING_HIDDEN: HiddenNames = new Set()

/**
 * A name as it is compared: without case, spaces at its ends, and a final colon.
 * @example hiddenName(' DM  Notes: ') // 'dm notes'
 */
export function hiddenName(written: string): string {
  return written
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s:]+$/, '')
    .trim()
}

/**
 * Makes each section whose heading has one of these names a secret of the game master: the heading and everything up to the next heading of
 * its level or a higher one. The same for a callout with such a title. Returns whether there are any. Secrets must be marked already.
 */
export function hideSections(root: Root, names: HiddenNames): boolean {
  return names.size > 0 && hideAmong(root, names)
}

function hideAmong(parent: Parents, names: HiddenNames): boolean {
  const kept: Nodes[] = []
  let hides = false
  for (let index = 0; index < parent.children.length;) {
    const child = parent.children[index]
    if (!child) break
    const length = hiddenLength(parent.children, index, names)
    if (length === 0) {
      if (CONTAINERS.has(child.type) && 'children' in child && hideAmong(child, names)) hides = true
      kept.push(child)
    } else kept.push(asSecret(parent.children.slice(index, index + length)))
    hides ||= length > 0
    index += Math.max(1, length)
  }
  // A section only holds blocks of the same parent, in their order.
  if (hides) Object.assign(parent, { children: kept })
  return hides
}

const CONTAINERS: ReadonlySet<string> = new Set(['blockquote', 'list', 'listItem', 'footnoteDefinition'])

/** How many of the blocks from this one on are hidden together. */
function hiddenLength(blocks: readonly Nodes[], index: number, names: HiddenNames): number {
  const block = blocks[index]
  if (block?.type === 'blockquote') return names.has(hiddenName(titleOf(block))) ? 1 : 0
  if (block?.type !== 'heading' || !names.has(hiddenName(wordsIn(block)))) return 0
  const next = blocks.findIndex((one, at) => at > index && one.type === 'heading' && one.depth <= block.depth)
  return (next < 0 ? blocks.length : next) - index
}

/** The title of a callout on its first line. */
function titleOf({ children: [first] }: Blockquote): string {
  const words = first?.type === 'paragraph' ? wordsIn(first) : ''
  const [line = ''] = words.split('\n', 1)
  return CALLOUT.test(line) ? line.replace(CALLOUT, '') : ''
}

function wordsIn(node: Nodes): string {
  let words = ''
  visit(node, (one) => {
    if (one.type === 'text' || one.type === 'inlineCode') words += one.value
  })
  return words
}

function asSecret(blocks: readonly Nodes[]): Blockquote {
  const children = blocks.filter((one): one is Blockquote['children'][number] => isBlock(one))
  return { type: 'blockquote', children, data: { secret: SECTION } }
}

function isBlock(node: Nodes): node is RootContent {
  return node.type !== 'root'
}

/** The page offers no other audience for it, because nothing in the file says that it is a secret. */
const SECTION = { index: -1, digest: '', audience: null, written: '', offset: 0, line: 0, isSection: true } as const
