import { createHash } from 'node:crypto'

import * as z from 'zod'

import { CAMPAIGN_FILE } from './campaign-file.ts'
import { isInside, readInside, writeInside } from './file-inside.ts'

const RECEIPT = '.waybook-export.json'
const receipt = z.record(z.string(), z.array(z.string().regex(/^[\w-]{43}$/)).min(1))

/** The files that an export wrote into a folder: the possible fingerprints of each, by path. */
export type Receipt = Readonly<Record<string, readonly string[]>>

export function fingerprint(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url')
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
  await writeInside(folder, RECEIPT, `${JSON.stringify(written, null, 1)}\n`)
}
