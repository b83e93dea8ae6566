import { createHash } from 'node:crypto'

import * as z from 'zod'

import { CAMPAIGN_FILE } from './campaign-file.ts'
import { isInside, readInside, removeInside, writeInside } from './file-inside.ts'

const RECEIPT = '.waybook/export.json'
/** Keeps the receipt, which each copy of the folder has of its own, out of a repository. */
const IGNORED = '.waybook/.gitignore'
/** Where earlier versions of Waybook wrote it. */
const EARLIER = '.waybook-export.json'

const receipt = z.record(z.string(), z.array(z.string().regex(/^[\w-]{43}$/)).min(1))

/**
 * The files on which a folder and Waybook last agreed: the possible fingerprints of each, by path. What a file in the folder says may have
 * changed since.
 */
export type Receipt = Readonly<Record<string, readonly string[]>>

export function fingerprint(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url')
}

/** `null` if no export has written to the folder. Ignores a receipt that an export cannot have written, such as an empty one. */
export async function readReceipt(folder: string): Promise<Receipt | null> {
  const bytes = (await readInside(folder, RECEIPT)) ?? (await readInside(folder, EARLIER))
  if (!bytes) return null
  try {
    const read = receipt.parse(JSON.parse(bytes.toString('utf8')))
    return CAMPAIGN_FILE in read && Object.keys(read).every((name) => isInside(folder, name)) ? read : null
  } catch {
    return null
  }
}

export async function writeReceipt(folder: string, written: Receipt): Promise<void> {
  await writeInside(folder, IGNORED, '*\n')
  await writeInside(folder, RECEIPT, `${JSON.stringify(written, null, 1)}\n`)
  await removeInside(folder, EARLIER)
}
