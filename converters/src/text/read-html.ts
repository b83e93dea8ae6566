import type { Element, Root as HtmlRoot } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast, type Handle } from 'hast-util-to-mdast'
import type { Nodes, PhrasingContent, RootContent } from 'mdast'

import { storable } from '../folder/plain-text.ts'
import type { Findings } from '../report/findings.ts'
import { asBlocks, paragraph, secret, words, type Block } from './blocks.ts'

/** What a format adds to HTML. */
export interface Dialect {
  /** Finds links and other signs in the text. Global. */
  readonly sign?: RegExp
  /** What a sign becomes; `null` to keep it as text. */
  readonly readSign?: (match: readonly string[]) => PhrasingContent | null
  /** The picture that an `<img>` shows; `null` if it is missing, which this function reports. */
  readonly picture?: (image: Element) => PhrasingContent | null
  /** Whether an element hides its content from players. */
  readonly isSecret?: (element: Element) => '' | 'for everyone' | null
}

interface TextPlace {
  /** Names the text in the report. */
  readonly place: string
  readonly findings: Findings
}

/** Far beyond the texts of authors. They keep the parser from taking more than a moment, whatever the text. */
const LENGTH_MAX = 250_000
const DEPTH_MAX = 40
const TAGS_MAX = 20_000
/** Every element reopens unclosed formatting before it. */
const REOPENED_MAX = 20_000

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Turns HTML into blocks of Markdown. Scripts, styles and forms are dropped, and links lead to the web only. */
export function readHtml(html: string, { place, findings }: TextPlace, dialect: Dialect = {}): Block[] {
  const whole = storable(html)
  const text = whole.slice(0, LENGTH_MAX).toWellFormed()
  if (whole.length > LENGTH_MAX) findings.lose('textCut', place)
  if (!isTame(text)) return simplified(text, { place, findings })
  try {
    const tree = fromHtml(text, { fragment: true })
    const dropped = prepare(tree, dialect)
    if (dropped.length > 0)
      findings.lose('droppedElement', `${place}: ${[...new Set(dropped)].join(', ')}`, dropped.length)
    const converted = toMdast(tree, { handlers: handlersFor(dialect) })
    const blocks = asBlocks('children' in converted && converted.type === 'root' ? converted.children : [])
    for (const block of blocks) readSigns(block, dialect)
    return blocks.every((block) => secretsAreBlocks(block)) ? blocks : hiddenAsWhole(blocks)
  } catch {
    return simplified(text, { place, findings })
  }
}

/** The words of HTML, for a place without formatting. */
export function htmlWords(html: string): string {
  return storable(html.slice(0, LENGTH_MAX))
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function simplified(text: string, { place, findings }: TextPlace): Block[] {
  findings.lose('textSimplified', place)
  const plain = htmlWords(text)
  return plain === '' ? [] : [paragraph(...words(plain))]
}

/** Whether the parser handles a text quickly and without deep recursion. */
function isTame(html: string): boolean {
  let [tags, depth, reopened] = [0, 0, 0]
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    tags += 1
    if (!VOID.has(name.toLowerCase())) depth = Math.max(0, depth + (slash ? -1 : 1))
    reopened += Math.max(0, depth - 10)
    if (tags > TAGS_MAX || depth > DEPTH_MAX || reopened > REOPENED_MAX) return false
  }
  return true
}

const DROPPED = new Set('script style template noscript iframe object embed video audio svg math'.split(' '))
const IN_CELLS = new Set(['p', 'div', 'ul', 'ol', 'li', 'br'])

/** Drops what a page cannot show, and separates the blocks of a cell, which becomes one line. Returns the names of dropped elements. */
function prepare(node: HtmlRoot | Element, dialect: Dialect, inCell = false): string[] {
  const dropped: string[] = []
  for (const child of node.children) {
    if (child.type !== 'element') continue
    if (DROPPED.has(child.tagName)) {
      dropped.push(child.tagName)
      child.tagName = 'span'
      child.children = []
    }
    dropped.push(...prepare(child, dialect, inCell || child.tagName === 'td' || child.tagName === 'th'))
    const isSecret = (dialect.isSecret?.(child) ?? null) !== null
    if (!inCell || isSecret || !IN_CELLS.has(child.tagName)) continue
    child.tagName = 'span'
    child.children.unshift({ type: 'text', value: ' ' })
  }
  return dropped
}

const SAFE_LINK = /^(?:https?:\/\/|mailto:)/i

function handlersFor({ picture, isSecret }: Dialect): Record<string, Handle> {
  const image: Handle = (_state, element) => picture?.(element) ?? undefined
  const link: Handle = (state, element) => {
    const { href } = element.properties
    const children = state.all(element)
    if (typeof href !== 'string' || !SAFE_LINK.test(href)) return children
    const phrases = asBlocks(children).flatMap((one) => (one.type === 'paragraph' ? one.children : []))
    return { type: 'link', url: href, children: phrases.filter((one) => one.type !== 'link') }
  }
  const box: Handle = (state, element) => {
    const audience = isSecret?.(element) ?? null
    const blocks = asBlocks(state.all(element))
    return audience === null ? blocks : secret(blocks, audience)
  }
  return { img: image, a: link, section: box, div: box, aside: box, details: box }
}

const AROUND_SECRETS = new Set(['blockquote', 'list', 'listItem'])

/** Whether every secret is a quote of its own, which Waybook hides. In a heading, a table or a phrase it would be readable. */
function secretsAreBlocks(node: Nodes, parent = 'root'): boolean {
  if (node.type === 'secretMarker') return parent === 'paragraph of a quote'
  if (!('children' in node)) return true
  const isFirst = parent === 'blockquote' && node.type === 'paragraph'
  const open = AROUND_SECRETS.has(node.type) ? node.type : isFirst ? 'paragraph of a quote' : 'phrase'
  const within = parent === 'phrase' ? 'phrase' : open
  return node.children.every((child) => secretsAreBlocks(child, within))
}

function hiddenAsWhole(blocks: readonly Block[]): Block[] {
  for (const block of blocks) removeMarkers(block)
  return secret(blocks)
}

function removeMarkers(node: Nodes): void {
  if (!('children' in node)) return
  for (const child of node.children) {
    if (child.type === 'secretMarker') Object.assign(child, { type: 'text', value: '' })
    removeMarkers(child)
  }
}

/** Replaces the signs in all texts below a node. */
function readSigns(node: RootContent, dialect: Dialect): void {
  if (!('children' in node)) return
  const children = node.children.flatMap((child): RootContent[] => {
    if (child.type === 'text') return splitAtSigns(child.value, dialect)
    readSigns(child, dialect)
    return [child]
  })
  Object.assign(node, { children })
}

/** A text with its signs replaced. */
function splitAtSigns(text: string, { sign, readSign }: Dialect): PhrasingContent[] {
  if (!sign || !readSign) return words(text)
  const parts: PhrasingContent[] = []
  let end = 0
  for (const match of text.matchAll(sign)) {
    const read = readSign(match)
    if (read === null) continue
    parts.push(...words(text.slice(end, match.index)), read)
    end = match.index + match[0].length
  }
  return [...parts, ...words(text.slice(end))]
}
