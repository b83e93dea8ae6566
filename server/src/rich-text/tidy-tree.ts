import type { Element, ElementContent, Root } from 'hast'

import { isAttachment, isOpenedFile, isPicture, readShown } from './attachments.ts'
import { pictureMark } from './embeds.ts'
import { markHighlights } from './highlights.ts'
import { embeddedFile, fileLink } from './linked-files.ts'
import { partMark } from './parts.ts'
import { labelTasks } from './task-items.ts'
import { SKIP, visit } from './visit.ts'
import { LINK_OR_EMBED, readWikiLink, targetOf, WIKI_LINK } from './wiki-link.ts'

/** The page's name is its only first-level heading. Elements with the same meaning become one. */
const renamed: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', s: 'del' }

/** The addresses of external links. */
export const ABROAD = /^(?:https?:\/\/|mailto:)[^\s]/i

/** Normalizes a sanitized tree for storage: element names, external links, and placeholders for wiki links and embeds. */
export function tidyTree(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (/^h[156]$/.test(element.tagName))
      Object.assign(element, { data: { ...element.data, level: Number(element.tagName.slice(1)) } })
    element.tagName = renamed[element.tagName] ?? element.tagName
    if (element.tagName !== 'a' || !parent || index === undefined) return undefined
    const { href } = element.properties
    if (typeof href === 'string' && ABROAD.test(href) && !hasWikiLink(element)) {
      element.properties = { href, rel: ['noopener'] }
      return undefined
    }
    if (typeof href === 'string' && href.startsWith('#') && href.length > 1 && !hasWikiLink(element)) {
      element.properties = { dataHere: partMark(decoded(href.slice(1))) }
      return undefined
    }
    if (typeof href === 'string' && isFileInside(href) && !hasWikiLink(element)) {
      parent.children[index] = fileLink(withoutFragment(decoded(href)), element.children)
      return SKIP
    }
    parent.children.splice(index, 1, ...element.children)
    return [SKIP, index]
  })
  if (markWikiLinks(tree).hasEmbeds) standAlone(tree)
  markHighlights(tree)
  labelTasks(tree)
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Whether an address is a path of the campaign's folder, to a file that is no page and no picture. */
function isFileInside(href: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href) && isOpenedFile(withoutFragment(decoded(href)))
}

function withoutFragment(path: string): string {
  return path.replace(/#[^]*/, '')
}

/** Links cannot be nested, so the inner one wins. */
function hasWikiLink(element: Element): boolean {
  return element.children.some((child) =>
    child.type === 'element' ? hasWikiLink(child) : child.type === 'text' && child.value.search(WIKI_LINK) >= 0,
  )
}

function markWikiLinks(tree: Root): { readonly hasEmbeds: boolean } {
  let hasEmbeds = false
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP
    if (node.type !== 'text' || !parent || index === undefined) return undefined
    const pieces = withMarks(node.value)
    hasEmbeds ||= pieces.some((piece) => piece.type === 'element' && isEmbedded(piece))
    parent.children.splice(index, 1, ...pieces)
    return [SKIP, index + pieces.length]
  })
  return { hasEmbeds }
}

function withMarks(text: string): ElementContent[] {
  const links = text.match(LINK_OR_EMBED) ?? []
  const between = text.split(LINK_OR_EMBED)
  return between.flatMap((plain, index) => {
    const link = links[index]
    return [...words(plain), ...(link === undefined ? [] : mark(link))]
  })
}

function words(value: string): ElementContent[] {
  return value === '' ? [] : [{ type: 'text', value }]
}

function mark(link: string): ElementContent[] {
  const isEmbed = link.startsWith('!')
  const written = isEmbed ? link.slice(1) : link
  if (isEmbed && isAttachment(readShown(written.slice(2, -2)).target)) return embedded(written.slice(2, -2))
  const { id, shown, part } = readWikiLink(written)
  if (isOpenedFile(targetOf(written))) return [fileLink(targetOf(written), words(shown))]
  if (id === null && part === '') return words(shown)
  const properties =
    id === null
      ? { dataHere: partMark(part) }
      : { dataEntity: id, ...(part && { dataPart: partMark(part) }), ...(isEmbed && { dataEmbed: '' }) }
  return [{ type: 'element', tagName: 'a', properties, children: words(shown) }]
}

/** The placeholder of a picture or of another file. */
function embedded(written: string): ElementContent[] {
  const { target, alt, width } = readShown(written)
  if (!isPicture(target)) return [embeddedFile(target, alt)]
  const properties = { dataPicture: pictureMark(target), alt, ...(width !== null && { width }) }
  return [{ type: 'element', tagName: 'img', properties, children: [] }]
}

/** An embedded entity alone in a paragraph is a card. Elsewhere it is a link. */
function standAlone(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    const [only, ...others] = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    const isCard = element.tagName === 'p' && others.length === 0 && only?.type === 'element' && isEmbedded(only)
    if (isCard && parent && index !== undefined && holdsCards(parent))
      parent.children[index] = {
        ...only,
        tagName: 'div',
        properties: { dataEmbed: only.properties['dataEntity'], dataPart: only.properties['dataPart'] },
        children: [],
      }
  })
  visit(tree, 'element', ({ properties }) => {
    if (properties['dataEmbed'] === '') delete properties['dataEmbed']
  })
}

function isEmbedded({ properties }: Element): boolean {
  return properties['dataEmbed'] === ''
}

/** Lists and quotes contain no cards, because a card that the reader may not see would leave them empty. */
function holdsCards(parent: Root | Element): boolean {
  return parent.type === 'root' || parent.properties['dataCallout'] !== undefined
}
