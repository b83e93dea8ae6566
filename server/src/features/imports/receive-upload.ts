import { open, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { IMPORT_MAX_BYTES, IMPORT_MAX_FILES, IMPORT_UNPACKED_MAX_BYTES, Problem } from '@waybook/contract'
import { isSourceText } from '@waybook/converters'

import { writeStream } from '#blobs/write-stream.ts'
import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import { pageProblems } from '#sentences/problems.ts'

import { convertUpload } from './convert-upload.ts'
import { unpackZip } from './unpack-zip.ts'

export type Coming = AsyncIterable<Uint8Array>

interface Receiving {
  /** An empty folder for the upload. */
  readonly folder: string
  /** The name of the uploaded file. */
  readonly name: string
  /** Called with the path of the uploaded file before it is deleted. */
  readonly keep?: (file: string) => Promise<void>
}

const bound = { maxBytes: IMPORT_MAX_BYTES, tooLarge }
const limits = { bytes: IMPORT_UNPACKED_MAX_BYTES, files: IMPORT_MAX_FILES }

/**
 * Writes an upload into a folder, unpacks it there, and converts the files of another program. Throws the Problem `too-large` or
 * `bad-params`; the caller then removes the folder.
 */
export async function receiveUpload(coming: Coming, { folder, name, keep }: Receiving): Promise<void> {
  const [file, into] = [path.join(folder, 'upload'), unpackedIn(folder)]
  await mkdir(into, { mode: 0o700 })
  await writeStream(file, coming, bound)
  await keep?.(file)
  if (isSourceText(name) && !(await isZip(file))) await rename(file, path.join(into, plainName(name)))
  else {
    const unpacked = await unpackZip(file, into, limits)
    if (!unpacked.ok) throw new Problem('bad-params', `${unpacked.why}.`)
    await rm(file)
  }
  await convertUpload(folder, into)
}

export function tooLarge(): Problem {
  return new Problem('too-large', pageProblems.fileTooLarge({ most: IMPORT_MAX_BYTES / 1024 / 1024 }))
}

/** The first two bytes of every zip file. */
const ZIP = 'PK'

async function isZip(file: string): Promise<boolean> {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === ZIP
  } finally {
    await opened.close()
  }
}

const NAME_MAX = 120

/** A name that the uploaded file can have in its folder. The ending stays. */
function plainName(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{N}._ -]+/gu, '-')
    .slice(-NAME_MAX)
    .replace(/^[. ]+/, '')
}

/** The campaign's folder after `receiveUpload`, or `null` if there is none. Zip files often contain the folder itself instead of its contents. */
export async function campaignIn(folder: string): Promise<string | null> {
  const unpacked = unpackedIn(folder)
  const entries = await readdir(unpacked, { withFileTypes: true }).catch(() => null)
  if (!entries) return null
  const [only, ...others] = entries.filter(({ name }) => !name.startsWith('.'))
  const isWrapped = only?.isDirectory() === true && others.length === 0 && only.name !== CAMPAIGN_FILE
  return isWrapped ? path.join(unpacked, only.name) : unpacked
}

/** The name of the folder in the upload; `null` if its files are at the top. */
export function wrappedName(folder: string): string | null {
  const name = path.basename(folder)
  return name === UNPACKED ? null : name
}

const UNPACKED = 'campaign'

function unpackedIn(folder: string): string {
  return path.join(folder, UNPACKED)
}
