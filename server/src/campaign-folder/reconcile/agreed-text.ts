import type { TextOrigin } from '@waybook/contract'

import { fingerprint } from '../export-receipt.ts'

/** A past or current version of a text in Waybook. */
export interface TextVersion {
  readonly text: string
  readonly origin: TextOrigin
}

interface TextHistory {
  /** The versions, oldest first; the last is the current one unless the entity was deleted. */
  readonly versions: readonly TextVersion[]
  /** Whether an import deleted it, because a folder did not have it. */
  readonly isDeletedByImport: boolean
}

/**
 * The text on which a folder and Waybook last agreed; `null` if they never did. `fingerprints` come from the receipt of an exported or
 * synchronized folder; `undefined` if its receipt does not have the file, `null` if there is no receipt. Without a receipt, it is the last
 * imported text. A folder with a later version of Waybook counts as unchanged. A deleted and restored text counts as created in Waybook.
 *
 * The receipt of an interrupted export has several fingerprints of a file. The oldest of these versions counts, because the export may not
 * have written the file. If the newest counted, a file without the newest changes would seem to take them back.
 */
export function agreedText(
  { versions, isDeletedByImport }: TextHistory,
  folder: { readonly text: string | null; readonly fingerprints: readonly string[] | null | undefined },
): string | null {
  const { text: now, fingerprints } = folder
  if (now === null && versions.at(-1)?.origin === 'restore') return null
  const prints = versions.map(({ text }) => fingerprint(Buffer.from(text)))
  const places = (fingerprints ?? []).map((one) => prints.lastIndexOf(one)).filter((place) => place !== -1)
  const agreed = places.length > 0 ? Math.min(...places) : -1
  const imported = versions.findLastIndex(({ origin }) => origin === 'import')
  const place = agreed === -1 && fingerprints !== undefined && !isDeletedByImport ? imported : agreed
  const isKnown = versions.slice(place + 1).some(({ text }) => text === now)
  return isKnown && !isDeletedByImport ? now : (versions[place]?.text ?? null)
}

/** Whether a receipt has the fingerprint of one of these versions. If not, another installation wrote it. */
export function isOfReceipt(versions: readonly TextVersion[], fingerprints: readonly string[] | undefined): boolean {
  return versions.some(({ text }) => fingerprints?.includes(fingerprint(Buffer.from(text))))
}
