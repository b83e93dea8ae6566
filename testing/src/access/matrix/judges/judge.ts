import type { Transcript } from '../transcript.ts'

/** Returns what is wrong in a transcript: nothing, unless the product has a fault. */
export type Judge = (transcript: Transcript) => readonly unknown[]

/** Returns the pair if it differs. */
export function differing(where: unknown, { found, wanted }: { readonly found: unknown; readonly wanted: unknown }) {
  return JSON.stringify(found) === JSON.stringify(wanted) ? [] : [{ where, found, wanted }]
}
