import type { Element, Root as HtmlRoot } from 'hast'
import type { Blockquote, Definition, Node, Paragraph, Root } from 'mdast'
import { EXIT, SKIP, visit } from 'unist-util-visit'

import { asSeen } from './as-seen.ts'

/** The place in a text from which a secret was taken. Raw HTML can neither create nor close one. */
interface SecretPlace extends Node {
  type: 'secret'
  /** The number of the secret, in the order of the text. */
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

const MARKER = /^\[!secret\][+-]?[ \t]*\n?/i

/** Removes every `> [!secret]` from a parsed text and returns them as texts of their own, each with all link definitions of the whole. */
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

/** By the source, as what comes after it can make a heading, a table or a link of `[!secret]`. */
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
 * Markdown takes `[!secret]: Beware` for the definition of a link and shows none of it. A label that begins with `!` is one of
 * our markers, well written or not, and becomes the text that it looks like.
 */
function readMarkersAsText(root: Root): void {
  visit(root, 'definition', (definition, index, parent) => {
    if (index === undefined || !parent || !/^\s*!/.test(asSeen(definition.label ?? definition.identifier))) return
    parent.children[index] = asText(definition)
  })
}

function asText({ label, identifier, url, title, position }: Definition): Paragraph {
  const value = [`[${label ?? identifier}]:`, url, title].filter(Boolean).join(' ')
  return { type: 'paragraph', children: [{ type: 'text', value }], ...(position && { position }) }
}

/**
 * Removes the secrets from a rendered tree; only they are asides, as an author's own are not allowed. What held nothing but
 * secrets goes with them, since an empty bullet would show that there is one. Returns whether anything was removed.
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

/** With the line end behind it, which would show where something was. */
function removeFrom(tree: HtmlRoot | Element, child: Element): void {
  const index = tree.children.findIndex((one) => one === child)
  const next = tree.children[index + 1]
  tree.children.splice(index, next?.type === 'text' && next.value.trim() === '' ? 2 : 1)
}

function isEmpty({ children }: Element): boolean {
  return children.every((child) => child.type === 'text' && child.value.trim() === '')
}
