import { ParseError } from './parse-error.ts'
import type { Token } from './token.ts'

/** The maximum length of a literal in UTF-16 units. */
const LONGEST = 8192

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\', "'": "'" }

/** Reads `"…"` from its opening quote. */
export function readSymbol(text: string, start: number): Token {
  let value = ''
  let offset = start + 1
  while (offset < text.length) {
    const letter = text.charAt(offset)
    if (letter === '"') return symbolToken(value, start, offset + 1)
    if (letter === '\n') break
    if (letter === '\\') {
      value += readEscape(text, offset)
      offset += 2
    } else {
      value += letter
      offset += 1
    }
  }
  throw new ParseError('unterminated text', { start, end: offset }, 'close it with " on the same line')
}

function symbolToken(value: string, start: number, end: number): Token {
  if (value.length > LONGEST)
    throw new ParseError(`text of more than ${LONGEST} characters`, { start, end }, 'shorten it', 'too-large')
  return { kind: 'symbol', text: value, value: 0, at: { start, end } }
}

function readEscape(text: string, offset: number): string {
  const escaped = ESCAPES[text.charAt(offset + 1)]
  if (escaped !== undefined) return escaped
  // Keep only the backslash before a line break, so the text is reported as unterminated.
  return text.charAt(offset + 1) === '\n' ? '\\' : text.slice(offset, offset + 2)
}
