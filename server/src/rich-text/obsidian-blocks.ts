import type { Properties } from 'hast'
import type { Image, Node, Paragraph, Parent, Root } from 'mdast'

import { isAttachment } from './attachments.ts'
import { statBlockOf } from './stat-blocks.ts'
import { SKIP, visit } from './visit.ts'

/** Code blocks with queries, which plugins replace with results from the vault. Players don't see the queries. */
export const QUERIES: ReadonlySet<string> = new Set('dataview dataviewjs query tasks base'.split(' '))

/** The name of a block, `^like-this`, at its end or on a separate line. */
export const BLOCK_ID = /(?:^|\s)\^([A-Za-z0-9-]+)\s*$/

/** Handles syntax that Obsidian and its plugins add to Markdown: block ids, queries, stat blocks, check boxes, and pictures as `![[links]]`. */
export function readObsidianBlocks(root: Root): void {
  visit(root, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === 'code' && QUERIES.has(node.lang?.toLowerCase() ?? '')) return removed(parent.children, index)
    const statBlock = node.type === 'code' ? statBlockOf(node) : null
    if (statBlock) return replaced(parent.children, index, statBlock)
    if (node.type === 'code' && node.lang?.toLowerCase() === 'mermaid') addProperty(node, { dataDiagram: 'mermaid' })
    if (node.type === 'paragraph') {
      nameBlock(node, index, parent)
      if (node.children.length === 0) return removed(parent.children, index)
    }
    if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      addProperty(node, { dataTask: node.checked ? 'done' : 'open' })
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

function replaced(children: unknown[], index: number, node: Node): typeof SKIP {
  children[index] = node
  return SKIP
}

/** Moves the name at the end of a paragraph to the block that it names: the paragraph, its list item, or the block before it. */
function nameBlock(paragraph: Paragraph, index: number, parent: Parent): void {
  const last = paragraph.children.at(-1)
  const found = last?.type === 'text' ? BLOCK_ID.exec(last.value) : null
  if (last?.type !== 'text' || !found) return
  last.value = last.value.slice(0, found.index)
  if (last.value === '') paragraph.children.pop()
  const before = parent.children[index - 1]
  const isItem = parent.type === 'listItem' && index === 0
  const named = paragraph.children.length === 0 ? before : isItem ? parent : paragraph
  if (named) addProperty(named, { dataBlock: found[1]?.toLowerCase() })
}

function addProperty(node: Node, properties: Properties): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } }
}

/** `![alt](map.png)` -> `![[map.png|alt]]`. '' for a picture on another site. */
function asLink({ url, alt }: Image): string {
  const path = decoded(url)
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path) || /[[\]|]/.test(path) || !isAttachment(path)) return ''
  return `![[${path}|${(alt ?? '').replaceAll(/[[\]]/g, ' ')}]]`
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
