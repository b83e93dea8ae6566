import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

import { IMPORT_MAX_BYTES, IMPORT_MAX_FILES, IMPORT_UNPACKED_MAX_BYTES, Problem } from '@waybook/contract'

import { writeStream } from '#blobs/write-stream.ts'
import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'

import { unpackZip } from './unpack-zip.ts'

export type Coming = AsyncIterable<Uint8Array>

const bound = { maxBytes: IMPORT_MAX_BYTES, tooLarge: zipTooLarge }
const limits = { bytes: IMPORT_UNPACKED_MAX_BYTES, files: IMPORT_MAX_FILES }

/**
 * Writes a zip file into a folder and unpacks it there. Returns the path of the zip file. Throws the Problem `too-large` or `bad-params`; the
 * caller then removes the folder.
 */
export async function receiveZip(coming: Coming, folder: string): Promise<string> {
  const [zip, into] = [path.join(folder, 'upload.zip'), unpackedIn(folder)]
  await mkdir(into, { mode: 0o700 })
  await writeStream(zip, coming, bound)
  const unpacked = await unpackZip(zip, into, limits)
  if (!unpacked.ok) throw new Problem('bad-params', `${unpacked.why}.`)
  return zip
}

export function zipTooLarge(): Problem {
  return new Problem('too-large', `A zip file can be at most ${IMPORT_MAX_BYTES / 1024 / 1024} MB`)
}

/** The campaign's folder after `receiveZip`, or `null` if there is none. Zip files often contain the folder itself instead of its contents. */
export async function campaignIn(folder: string): Promise<string | null> {
  const unpacked = unpackedIn(folder)
  const entries = await readdir(unpacked, { withFileTypes: true }).catch(() => null)
  if (!entries) return null
  const [only, ...others] = entries
  const isWrapped = only?.isDirectory() === true && others.length === 0 && only.name !== CAMPAIGN_FILE
  return isWrapped ? path.join(unpacked, only.name) : unpacked
}

function unpackedIn(folder: string): string {
  return path.join(folder, 'campaign')
}
