import type { Element, Root as HtmlRoot } from 'hast'
import type { Blockquote, Definition, FootnoteDefinition, Node, Root, RootContent } from 'mdast'

import type { SecretAudience } from './audience.ts'
import { INLINE } from './plain-words.ts'
import { withoutOpening, type SecretMark } from './secret-marks.ts'
import { EXIT, SKIP, visit } from './visit.ts'

/** The placeholder of an extracted secret. Raw HTML cannot create or close one. */
interface SecretPlace extends Node {
  type: 'secret'
  /** The index among the extracted secrets, in text order. */
  index: number
}

declare module 'mdast' {
  interface RootContentMap {
    secret: SecretPlace
  }
  interface BlockContentMap {
    secret: SecretPlace
  }
}

declare module 'hast' {
  interface ElementData {
    /** The secret in an `<aside>`. */
    secret?: SecretMark
  }
  interface RootContentMap {
    secret: SecretPlace
  }
  interface ElementContentMap {
    secret: SecretPlace
  }
}

/** A secret as a separate text. */
export interface TakenSecret {
  readonly mark: SecretMark
  readonly root: Root
}

/**
 * Removes the outermost marked secrets from a parsed text and returns them. Each has the definitions around it that it refers to, but none
 * from other secrets, which have different readers.
 */
export function takeSecrets(root: Root): TakenSecret[] {
  const taken: { readonly mark: SecretMark; readonly quote: Blockquote }[] = []
  visit(root, 'blockquote', (quote, index, parent) => {
    const mark = quote.data?.secret
    if (index === undefined || !parent || !mark) return undefined
    parent.children[index] = { type: 'secret', index: taken.length }
    taken.push({ mark, quote })
    return SKIP
  })
  const definitions = definitionsIn(root)
  return taken.map(({ mark, quote }) => {
    const children = contentOf(quote, mark)
    return { mark, root: { type: 'root', children: [...children, ...usedIn(children, definitions)] } }
  })
}

/** The definitions of links and footnotes, by kind and label. The first one with a label counts. */
function definitionsIn(root: Root): ReadonlyMap<string, Definition | FootnoteDefinition> {
  const found = new Map<string, Definition | FootnoteDefinition>()
  visit(root, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return
    const key = `${node.type} ${node.identifier}`
    if (!found.has(key)) found.set(key, node)
  })
  return found
}

const definitionOf: Readonly<Record<string, string>> = {
  linkReference: 'definition',
  imageReference: 'definition',
  footnoteReference: 'footnoteDefinition',
}

/** Copies of the definitions that blocks refer to, and of those that these refer to. The secrets in a footnote are not for its readers. */
function usedIn(
  children: readonly RootContent[],
  definitions: ReadonlyMap<string, Definition | FootnoteDefinition>,
): (Definition | FootnoteDefinition)[] {
  const used = new Map<string, Definition | FootnoteDefinition>()
  const collect = (nodes: readonly RootContent[]) => {
    visit({ type: 'root', children: [...nodes] } satisfies Root, (node) => {
      const kind = definitionOf[node.type]
      const key = kind && 'identifier' in node ? `${kind} ${node.identifier}` : ''
      const definition = used.has(key) ? undefined : definitions.get(key)
      if (!definition) return
      const copy = structuredClone(definition)
      used.set(key, copy)
      if (copy.type !== 'footnoteDefinition') return
      removeSecrets(copy)
      collect(copy.children)
    })
  }
  if (definitions.size > 0) collect(children)
  return [...used.values()]
}

function removeSecrets(definition: FootnoteDefinition): void {
  visit(definition, (node, index, parent) => {
    if (node.type !== 'secret' || !parent || index === undefined) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

/** The blocks of a secret, without its marker and audience. */
function contentOf(
  { children: [first, ...rest] }: Blockquote,
  { audience, isSection }: SecretMark,
): Blockquote['children'] {
  if (!first) return rest
  if (isSection) return [first, ...rest]
  if (first.type !== 'paragraph') return [withoutFirstWords(first, audience), ...rest]
  const [opening, ...others] = first.children
  const words = opening?.type === 'text' ? withoutOpening(opening.value, audience) : ''
  const following = others[0]?.type === 'break' ? others.slice(1) : others
  const children = words ? [{ type: 'text', value: words } as const, ...others] : following
  return children.length > 0 ? [{ ...first, children }, ...rest] : rest
}

function withoutFirstWords(
  block: Blockquote['children'][number],
  audience: SecretAudience | null,
): Blockquote['children'][number] {
  visit(block, 'text', (text) => {
    text.value = withoutOpening(text.value, audience)
    return EXIT
  })
  return block
}

/**
 * Removes the secrets that `reads` refuses from a rendered tree, with their content. All `<aside>` elements are secrets, because authors
 * may not use the element. Also removes elements that become empty, because an empty bullet would reveal a secret. Returns whether
 * anything was removed.
 */
export function cutSecrets(tree: HtmlRoot | Element, reads: (audience: SecretAudience) => boolean): boolean {
  let removed = false
  for (const child of Array.from(tree.children)) {
    if (child.type !== 'element') continue
    const closed = child.tagName === 'aside' && !reads(child.data?.secret?.audience ?? [])
    const held = !closed && cutSecrets(child, reads)
    if (closed || (held && isEmpty(child))) removeFrom(tree, child)
    removed ||= closed || held
  }
  return removed
}

/** Also removes line breaks that would reveal the place: one next to it, and the last one of an item that now has only words. */
function removeFrom(tree: HtmlRoot | Element, child: Element): void {
  const { children } = tree
  const index = children.findIndex((one) => one === child)
  if (isBlank(children[index + 1])) children.splice(index, 2)
  else if (isBlank(children[index - 1])) children.splice(index - 1, 2)
  else children.splice(index, 1)
  const last = children.at(-1)
  if (last?.type === 'text' && tree.type === 'element' && !children.some(isBlock)) last.value = last.value.trimEnd()
}

/** Unclosed formatting continues in the line breaks between blocks. */
function isBlank(node: HtmlRoot['children'][number] | undefined): boolean {
  if (node?.type === 'element') return INLINE.has(node.tagName) && isEmpty(node)
  return node?.type === 'text' && node.value.trim() === ''
}

function isBlock(node: HtmlRoot['children'][number]): boolean {
  return node.type === 'element' && !INLINE.has(node.tagName)
}

function isEmpty({ children }: Element): boolean {
  return children.every(isBlank)
}

/** Replaces secrets for everyone with their content, because they are ordinary text for players. */
export function unwrapOpen(tree: HtmlRoot): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.data?.secret?.audience !== 'everyone' || !parent || index === undefined) return undefined
    parent.children.splice(index, 1, ...element.children)
    return [SKIP, index]
  })
}
