import type { Element, Root as HtmlRoot } from 'hast'
import type { Blockquote, Definition, Node, Paragraph, Root } from 'mdast'
import { EXIT, SKIP, visit } from 'unist-util-visit'

import { visibleText } from './visible-text.ts'

/** The placeholder of an extracted secret. Raw HTML can neither create nor close one. */
interface SecretPlace extends Node {
  type: 'secret'
  /** Index of the secret, in text order. */
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
  interface RootContentMap {
    secret: SecretPlace
  }
  interface ElementContentMap {
    secret: SecretPlace
  }
}

/** `[!gm]` is another spelling. */
const MARKER = /^\[!(?:secret|gm)\][+-]?[ \t]*\n?/i

/** Removes every `> [!secret]` from a parsed text and returns them as separate texts, each with all link definitions of the whole text. */
export function takeSecrets(root: Root, source: string): Root[] {
  const secrets: Root[] = []
  const definitions: Definition[] = []
  readMarkersAsText(root)
  visit(root, 'definition', (node) => void definitions.push(node))
  visit(root, 'blockquote', (quote, index, parent) => {
    if (index === undefined || !parent || !isSecret(quote, source)) return undefined
    parent.children[index] = { type: 'secret', index: secrets.length }
    secrets.push({ type: 'root', children: [...withoutMarker(quote), ...definitions] })
    return SKIP
  })
  return secrets
}

/** Checks the source text, because what follows `[!secret]` can turn it into a heading, a table or a link. */
function isSecret({ children: [first] }: Blockquote, source: string): boolean {
  const start = first?.position?.start.offset
  return start !== undefined && MARKER.test(source.slice(start))
}

function withoutMarker({ children: [first, ...rest] }: Blockquote): Blockquote['children'] {
  if (first?.type !== 'paragraph') return first ? [withoutFirstWords(first), ...rest] : rest
  const [opening, ...others] = first.children
  const words = opening?.type === 'text' ? opening.value.replace(MARKER, '') : ''
  const children = words ? [{ type: 'text', value: words } as const, ...others] : others
  return children.length > 0 ? [{ ...first, children }, ...rest] : rest
}

function withoutFirstWords(block: Blockquote['children'][number]): Blockquote['children'][number] {
  visit(block, 'text', (text) => {
    text.value = text.value.replace(MARKER, '')
    return EXIT
  })
  return block
}

/**
 * Markdown takes `[!secret]: Beware` for a link definition and shows none of it. A label that begins with `!` is a marker, spelt correctly
 * or not, and is turned back into text.
 */
function readMarkersAsText(root: Root): void {
  visit(root, 'definition', (definition, index, parent) => {
    if (index === undefined || !parent || !/^\s*!/.test(visibleText(definition.label ?? definition.identifier))) return
    parent.children[index] = asText(definition)
  })
}

function asText({ label, identifier, url, title, position }: Definition): Paragraph {
  const value = [`[${label ?? identifier}]:`, url, title].filter(Boolean).join(' ')
  return { type: 'paragraph', children: [{ type: 'text', value }], ...(position && { position }) }
}

/**
 * Removes the secrets from a rendered tree. They are the only `<aside>` elements, as authors' own are not allowed. Elements that contained
 * only secrets are removed too, since an empty bullet would give a secret away. Returns whether anything was removed.
 */
export function removeSecrets(tree: HtmlRoot | Element): boolean {
  let removed = false
  for (const child of Array.from(tree.children)) {
    if (child.type !== 'element') continue
    const secret = child.tagName === 'aside'
    const held = !secret && removeSecrets(child)
    if (secret || (held && isEmpty(child))) removeFrom(tree, child)
    removed ||= secret || held
  }
  return removed
}

/** Also removes the line break after the element, which would show where it was. */
function removeFrom(tree: HtmlRoot | Element, child: Element): void {
  const index = tree.children.findIndex((one) => one === child)
  const next = tree.children[index + 1]
  tree.children.splice(index, next?.type === 'text' && next.value.trim() === '' ? 2 : 1)
}

function isEmpty({ children }: Element): boolean {
  return children.every((child) => child.type === 'text' && child.value.trim() === '')
}
