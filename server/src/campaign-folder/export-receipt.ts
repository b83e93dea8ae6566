import { createHash } from 'node:crypto'

import * as z from 'zod'

import { CAMPAIGN_FILE } from './campaign-file.ts'
import { isInside, readInside, writeInside } from './file-inside.ts'

export const RECEIPT = '.waybook/export.json'
/** Keeps the receipt out of a repository, because each copy of the folder has its own. */
const IGNORED = '.waybook/.gitignore'

const receipt = z.record(z.string(), z.array(z.string().regex(/^[\w-]{43}$/)).min(1))

/**
 * The files on which a folder and Waybook last agreed: the possible fingerprints of each, by path. The files in the folder may have
 * changed since then.
 */
export type Receipt = Readonly<Record<string, readonly string[]>>

export function fingerprint(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url')
}

/** The fingerprint of bytes that the blob store has under this key. */
export function fingerprintOf(hash: string): string {
  return Buffer.from(hash, 'hex').toString('base64url')
}

/** `null` if no export has written to the folder. Ignores a receipt that an export cannot have written, such as an empty one. */
export async function readReceipt(folder: string): Promise<Receipt | null> {
  const bytes = await readInside(folder, RECEIPT)
  if (!bytes) return null
  try {
    const read = receipt.parse(JSON.parse(bytes.toString('utf8')))
    return CAMPAIGN_FILE in read && Object.keys(read).every((name) => isInside(folder, name)) ? read : null
  } catch {
    return null
  }
}

export async function writeReceipt(folder: string, written: Receipt): Promise<void> {
  for (const { path, text } of receiptFiles(written)) await writeInside(folder, path, text)
}

export function receiptFiles(written: Receipt): { readonly path: string; readonly text: string }[] {
  const sorted = Object.fromEntries(Object.entries(written).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return [
    { path: IGNORED, text: '*\n' },
    { path: RECEIPT, text: `${JSON.stringify(sorted, null, 1)}\n` },
  ]
}
