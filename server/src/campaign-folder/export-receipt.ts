import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import * as z from 'zod'

const RECEIPT = '.waybook-export.json'
const receipt = z.record(z.string(), z.array(z.string()))

/** What an export has written into a folder: by path, the fingerprints that the file may have. */
export type Receipt = Readonly<Record<string, readonly string[]>>

export function fingerprint(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url')
}

/** `null` for a folder that no export has written. */
export async function readReceipt(folder: string): Promise<Receipt | null> {
  const text = await readFile(path.join(folder, RECEIPT), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return receipt.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export async function writeReceipt(folder: string, written: Receipt): Promise<void> {
  await writeFile(path.join(folder, RECEIPT), `${JSON.stringify(written, null, 1)}\n`)
}
