import type { Image, Paragraph, Root } from 'mdast'

import { isPicture } from './attachments.ts'
import { SKIP, visit } from './visit.ts'

/** Blocks of code that plugins replace by what they find in the vault. Players need not read how. */
export const QUERIES: ReadonlySet<string> = new Set('dataview dataviewjs query tasks base'.split(' '))

/** The name of a block, `^like-this`, at its end or on a line of its own. */
export const BLOCK_ID = /(?:^|\s)\^[A-Za-z0-9-]+\s*$/

/** Reads what Obsidian adds to Markdown and the parser does not know: ids of blocks, queries, check boxes, and pictures as `![[links]]`. */
export function readObsidianBlocks(root: Root): void {
  visit(root, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === 'code' && QUERIES.has(node.lang?.toLowerCase() ?? '')) return removed(parent.children, index)
    if (node.type === 'paragraph') {
      removeBlockId(node)
      if (node.children.length === 0) return removed(parent.children, index)
    }
    if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      node.data = { hProperties: { dataTask: node.checked ? 'done' : 'open' } }
      node.checked = null
    }
    if (node.type === 'image') parent.children[index] = { type: 'text', value: asLink(node) }
    return undefined
  })
}

function removed(children: unknown[], index: number): [typeof SKIP, number] {
  children.splice(index, 1)
  return [SKIP, index]
}

function removeBlockId({ children }: Paragraph): void {
  const last = children.at(-1)
  if (last?.type !== 'text' || !BLOCK_ID.test(last.value)) return
  last.value = last.value.replace(BLOCK_ID, '')
  if (last.value === '') children.pop()
}

/** `![alt](map.png)` as `![[map.png|alt]]`; '' if it is a picture on another site. */
function asLink({ url, alt }: Image): string {
  const path = decoded(url)
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path) || /[[\]|]/.test(path) || !isPicture(path)) return ''
  return `![[${path}|${(alt ?? '').replaceAll(/[[\]]/g, ' ')}]]`
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
