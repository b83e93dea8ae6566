import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

import { readWikiLink, WIKI_LINK } from './wiki-link.ts'

/** The page's name is its only first-level heading; of elements with the same meaning, one is used. */
const renamed: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', s: 'del' }

const ABROAD = /^(?:https?:\/\/|mailto:)[^\s]/i

/** Normalises a sanitised tree for storage: element names, external links, placeholders for wiki links. */
export function tidyTree(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    element.tagName = renamed[element.tagName] ?? element.tagName
    if (element.tagName !== 'a' || !parent || index === undefined) return undefined
    const { href } = element.properties
    if (typeof href === 'string' && ABROAD.test(href) && !hasWikiLink(element)) {
      element.properties = { href, rel: ['noopener'] }
      return undefined
    }
    parent.children.splice(index, 1, ...element.children)
    return [SKIP, index]
  })
  markWikiLinks(tree)
}

/** Links cannot be nested, so the inner one wins. */
function hasWikiLink(element: Element): boolean {
  return element.children.some((child) =>
    child.type === 'element' ? hasWikiLink(child) : child.type === 'text' && child.value.search(WIKI_LINK) >= 0,
  )
}

function markWikiLinks(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP
    if (node.type !== 'text' || !parent || index === undefined) return undefined
    const pieces = withMarks(node.value)
    parent.children.splice(index, 1, ...pieces)
    return [SKIP, index + pieces.length]
  })
}

function withMarks(text: string): ElementContent[] {
  const links = text.match(WIKI_LINK) ?? []
  const between = text.split(WIKI_LINK)
  return between.flatMap((plain, index) => {
    const link = links[index]
    return [...words(plain), ...(link === undefined ? [] : mark(link))]
  })
}

function words(value: string): ElementContent[] {
  return value === '' ? [] : [{ type: 'text', value }]
}

function mark(link: string): ElementContent[] {
  const { id, shown } = readWikiLink(link)
  if (id === null) return words(shown)
  return [{ type: 'element', tagName: 'a', properties: { dataEntity: id }, children: words(shown) }]
}
