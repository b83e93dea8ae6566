import { ParseError } from './parse-error.ts'
import type { Token } from './token.ts'

const NUMBER = /0x[0-9a-fA-F]+|0b[01]+|\d+\.\d+(?:[eE][+-]?\d+)?|\d+/y
const ADDRESS = /\d+(?:\.\d+){3}/y
const SUFFIX = /[A-Za-z_?][\w?]*/y

/** One more than the largest number, valid only after a minus sign. The parser rejects anything larger. */
export const BEYOND_NUMBERS = 2 ** 31

/** Reads a number from its first digit, without the full stop that ends a clause. */
export function readNumber(text: string, start: number): Token {
  ADDRESS.lastIndex = start
  const address = ADDRESS.exec(text)?.[0]
  if (address !== undefined) refuseAddress(address, start)
  NUMBER.lastIndex = start
  const read = NUMBER.exec(text)?.[0] ?? ''
  const end = start + read.length
  SUFFIX.lastIndex = end
  const suffix = SUFFIX.exec(text)?.[0]
  if (suffix !== undefined) refuseSuffix(suffix, { start, end: end + suffix.length })
  const value = Number(read)
  if (read.includes('.')) return { kind: 'float', text: read, value, at: { start, end } }
  return { kind: 'integer', text: read, value, at: { start, end } }
}

export function beyondNumbers(at: Token['at']): ParseError {
  return new ParseError('the number does not fit in 32 bits', at, 'numbers range from -2147483648 to 2147483647')
}

function refuseAddress(address: string, start: number): never {
  throw new ParseError(
    'IPv4 addresses are not supported',
    { start, end: start + address.length },
    'write it as text, in double quotes',
    'unsupported',
  )
}

function refuseSuffix(suffix: string, at: Token['at']): never {
  if (suffix === 'u')
    throw new ParseError(
      'unsigned numbers are not supported',
      at,
      'remove the u: numbers are signed 32-bit integers',
      'unsupported',
    )
  throw new ParseError(`a number with '${suffix}' after it`, at, 'put a space or an operator between them')
}
