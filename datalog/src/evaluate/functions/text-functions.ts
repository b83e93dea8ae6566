import type { Value } from '../../schema.ts'

const WHOLE_NUMBER = /^([+-]?)(\d+|0x[\da-f]+|0b[01]+)$/i
const ANY_NUMBER = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** Lengths and positions count code points. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** Up to `length` characters starting at `from`; empty if `from` is outside the text. */
export function substring(text: string, from: number, length: number): string {
  if (from < 0 || length <= 0) return ''
  return Array.from(text)
    .slice(from, from + length)
    .join('')
}

/** Parses a text as a number, or drops the fraction of a number; `null` if the result is not a 32-bit integer. */
export function toNumber(value: Value): number | null {
  const [, sign = '', digits = ''] = WHOLE_NUMBER.exec(String(value)) ?? []
  if (typeof value === 'string' && digits === '') return null
  const number = typeof value === 'number' ? Math.trunc(value) : sign === '-' ? -Number(digits) : Number(digits)
  return number === (number | 0) ? number | 0 : null
}

export function toFloat(value: Value): number | null {
  if (typeof value === 'number') return value
  return ANY_NUMBER.test(value) ? Number(value) : null
}
