import type { Image, Paragraph, Root } from 'mdast'

import { isPicture } from './attachments.ts'
import { SKIP, visit } from './visit.ts'

/** Code blocks with queries, which plugins replace with results from the vault. Players don't see the queries. */
export const QUERIES: ReadonlySet<string> = new Set('dataview dataviewjs query tasks base'.split(' '))

/** The name of a block, `^like-this`, at its end or on a separate line. */
export const BLOCK_ID = /(?:^|\s)\^[A-Za-z0-9-]+\s*$/

/** Handles syntax that Obsidian adds to Markdown: block ids, queries, check boxes, and pictures as `![[links]]`. */
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

/** `![alt](map.png)` -> `![[map.png|alt]]`. '' for a picture on another site. */
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
