import type { TextOrigin } from '@waybook/contract'

import { fingerprint } from '../export-receipt.ts'

/** A version that Waybook had of a text, or has. */
export interface KeptText {
  readonly text: string
  readonly origin: TextOrigin
}

interface Kept {
  /** The versions, oldest first; the last is the current one unless the entity was deleted. */
  readonly versions: readonly KeptText[]
  /** Whether it was deleted by an import, because a folder did not have it. */
  readonly isLeftOut: boolean
}

/** A text that differs from all others. */
const UNKNOWN = '\0'

/**
 * The text on which a folder and Waybook last agreed; `null` if they never did. A folder that was exported or synchronised says so itself:
 * `fingerprints` are those of the file in its receipt. Of any other folder, the last import is meant. If Waybook had what the folder has at some
 * time since, the folder has not changed. What was deleted and restored counts as created in Waybook.
 */
export function agreedText(
  { versions, isLeftOut }: Kept,
  folder: { readonly text: string | null; readonly fingerprints: readonly string[] | null | undefined },
): string | null {
  const { text: now, fingerprints } = folder
  if (now === null && versions.at(-1)?.origin === 'restore') return null
  if (now !== null && fingerprints?.includes(fingerprint(Buffer.from(now)))) return now
  const place =
    fingerprints === null
      ? versions.findLastIndex(({ origin }) => origin === 'import' && !isLeftOut)
      : versions.findLastIndex(({ text }) => fingerprints?.includes(fingerprint(Buffer.from(text))))
  const since = versions.slice(place + 1).some(({ text }) => text === now)
  if (since && !isLeftOut) return now
  if (place === -1) return fingerprints ? UNKNOWN : null
  return versions[place]?.text ?? null
}
