import { SOURCE_TEXT_MAX_BYTES } from './source-files.ts'

/** Exports nest about ten levels deep. Deeper nesting would exhaust the stack of the code that walks it. */
const DEPTH_MAX = 100
/** Each object and list takes some 60 bytes of memory, and two characters of text. A large world map has less than a million. */
const OBJECTS_MAX = 2_000_000

/** A value, or where and why the text cannot be read: `line 3, column 7`. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly place: string; readonly why: string }

const OPENING = new Set(['[', '{'].map((one) => one.charCodeAt(0)))
const CLOSING = new Set([']', '}'].map((one) => one.charCodeAt(0)))
const QUOTE = 34
const BACKSLASH = 92

/** Parses JSON of somebody else. Some programs write control characters into texts, so a second attempt ignores them. */
export function readJson(text: string): Read<unknown> {
  if (text.length > SOURCE_TEXT_MAX_BYTES) return { ok: false, place: 'the end', why: 'The file is too large' }
  const excess = firstExcess(text)
  if (excess !== null) return { ok: false, place: placeIn(text, excess.offset), why: excess.why }
  const first = parsed(text)
  if (first.ok) return first
  const second = parsed(text.replaceAll(/\p{Cc}/gu, ' '))
  return second.ok ? second : first
}

function parsed(text: string): Read<unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return { ok: true, value }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
    return { ok: false, place: placeIn(text, offset), why: 'This is not valid JSON' }
  }
}

/** Where the nesting or the number of objects exceeds its limit. */
function firstExcess(text: string): { readonly offset: number; readonly why: string } | null {
  let depth = 0
  let objects = 0
  let isQuoted = false
  for (let offset = 0; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset)
    if (isQuoted) {
      if (code === BACKSLASH) offset += 1
      else if (code === QUOTE) isQuoted = false
    } else if (code === QUOTE) isQuoted = true
    else if (OPENING.has(code)) {
      depth += 1
      objects += 1
      if (depth > DEPTH_MAX) return { offset, why: `It is nested more than ${DEPTH_MAX} levels deep` }
      if (objects > OBJECTS_MAX) return { offset, why: `It contains more than ${OBJECTS_MAX} objects and lists` }
    } else if (CLOSING.has(code)) depth -= 1
  }
  return null
}

export function placeIn(text: string, offset: number): string {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return `line ${line}, column ${offset - before.lastIndexOf('\n')}`
}
