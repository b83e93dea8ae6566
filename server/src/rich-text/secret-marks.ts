import { hash } from 'node:crypto'

import type { Blockquote, Definition, Paragraph, Root } from 'mdast'

import { readAudience, type SecretAudience } from './audience.ts'
import { visibleText } from './visible-text.ts'
import { EXIT, visit } from './visit.ts'

/** A secret of a text. */
export interface SecretMark {
  /** The index in the order of the source. An outer secret comes before the ones in it. */
  readonly index: number
  /** The digest of its source without the marker and the audience. */
  readonly digest: string
  /** `null` if the audience is missing or not readable. Then the secret is for the game master only. */
  readonly audience: SecretAudience | null
  /** The text after the marker on its line. */
  readonly written: string
  /** The place of the marker in the source. The first line is 0. */
  readonly offset: number
  readonly line: number
  /** Whether `campaign.yaml` hides it by its heading, without a marker. */
  readonly isSection?: true
}

declare module 'mdast' {
  interface BlockquoteData {
    secret?: SecretMark
  }
}

/** The marker with the fold mark and spaces after it. `[!gm]` is another spelling. */
export const OPENING = /^\[!(?:secret|gm)\][+-]?[ \t]*/i
const MARKER = new RegExp(`${OPENING.source}(?:\\r?\\n)?`, 'i')

/** Marks every `> [!secret]` of a parsed text, at any depth. */
export function markSecrets(root: Root, source: string): SecretMark[] {
  const marks: SecretMark[] = []
  readMarkersAsText(root)
  visit(root, 'blockquote', (quote) => {
    const mark = markOf(quote, source, marks.length)
    if (!mark) return
    quote.data = { ...quote.data, secret: mark }
    marks.push(mark)
  })
  return marks
}

/** Checks the source text, because text after `[!secret]` can turn the line into a heading, a table or a link. */
function markOf({ children: [first], position }: Blockquote, source: string, index: number): SecretMark | null {
  const offset = first?.position?.start.offset
  if (!first || offset === undefined) return null
  const quoted = source.slice(offset, position?.end.offset)
  if (!MARKER.test(quoted)) return null
  const written = afterMarker(quoted)
  const audience = sameAudience(readAudience(written), readAudience(afterMarker(firstTextIn(first))))
  // Words may begin on the line of the marker or on the next line.
  const words = withoutOpening(quoted, audience).replace(/^[\s>]+/, '')
  const digest = hash('sha256', words, 'base64url').slice(0, DIGEST)
  return { index, digest, audience, written, offset, line: (first.position?.start.line ?? 1) - 1 }
}

/** Long enough to distinguish the secrets of a text, and their earlier versions. */
const DIGEST = 16

/** The id of a secret in requests of the page. */
export function idOf({ index, digest }: SecretMark): string {
  return `${index}-${digest}`
}

/** The text after the marker on its line. */
function afterMarker(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  return line.replace(MARKER, '')
}

/** The audience must be the same in the source and in the parsed text. Otherwise markup or an HTML entity changes the line. */
function sameAudience(written: SecretAudience | null, parsed: SecretAudience | null): SecretAudience | null {
  return JSON.stringify(written) === JSON.stringify(parsed) ? written : null
}

function firstTextIn(block: Blockquote['children'][number]): string {
  let found = ''
  visit(block, 'text', (text) => {
    found = text.value
    return EXIT
  })
  return found
}

/** A text without its marker, and without the line of the audience if there is one. */
export function withoutOpening(text: string, audience: SecretAudience | null): string {
  return text.replace(audience === null ? MARKER : /^[^\r\n]*\r?\n?/, '')
}

/**
 * Markdown treats `[!secret]: Beware` as a link definition and shows none of it. A label that begins with `!` is a marker, even if
 * misspelled, and is turned back into text.
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
