import { timingSafeEqual } from 'node:crypto'

/** Compares two texts in a time that does not reveal how much of a guess was right. */
export function timingSafeEqualText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
