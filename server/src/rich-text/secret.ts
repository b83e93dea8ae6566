import type { Blockquote, Definition, Node, Root } from 'mdast'
import { EXIT, SKIP, visit } from 'unist-util-visit'

import { readMarkersAsText } from './marker-text.ts'

/** The place in a text from which a secret was taken. Raw HTML cannot make one, nor end one. */
interface SecretPlace extends Node {
  type: 'secret'
  /** Of the secret, in the order in which they stand. */
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

/** Takes every `> [!secret]` out of a parsed text and answers them as texts of their own, which know all its link definitions. */
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
