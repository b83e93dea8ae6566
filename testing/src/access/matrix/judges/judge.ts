import type { Transcript } from '../transcript.ts'

/** Returns the faults in a transcript; none, unless the product has a fault. */
export type Judge = (transcript: Transcript) => readonly unknown[]

/** Returns the pair if its values differ. */
export function differing(where: unknown, { found, wanted }: { readonly found: unknown; readonly wanted: unknown }) {
  return JSON.stringify(found) === JSON.stringify(wanted) ? [] : [{ where, found, wanted }]
}
