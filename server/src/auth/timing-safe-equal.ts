import { timingSafeEqual } from 'node:crypto'

/** Compares without telling by its time how much of a guess was right. */
export function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
