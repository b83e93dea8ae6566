import type { Value } from '../../value-type.ts'

const WHOLE_NUMBER = /^([+-]?)(\d+|0x[\da-f]+|0b[01]+)$/i
const ANY_NUMBER = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** Lengths and places count code points. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** So many letters from a place on, as far as the text goes; nothing from a place before or behind it. */
export function substring(text: string, from: number, length: number): string {
  if (from < 0 || length <= 0) return ''
  return Array.from(text)
    .slice(from, from + length)
    .join('')
}

/** The number that a text is, or a number without its fraction; `null` where there is none of 32 bits. */
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
