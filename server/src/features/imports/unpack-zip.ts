import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { openPromise, type Entry, type ZipFile } from 'yauzl'

import { RECEIPT } from '#campaign-folder/export-receipt.ts'
import { isKept } from '#campaign-folder/file-inside.ts'
import { unpackedPath } from '#campaign-folder/portable-name.ts'

export interface ZipLimits {
  /** The total size of all unpacked files. */
  readonly bytes: number
  readonly files: number
}

export type UnpackedZip = { readonly ok: true } | { readonly ok: false; readonly why: string }

/** Why a zip file is refused. The message is shown to the user. */
class Refusal extends Error {}

const S_IFMT = 0o170_000
const S_IFREG = 0o100_000
const S_IFDIR = 0o040_000

/**
 * Unpacks a zip file into an empty folder, or returns why it cannot; the caller then removes the unpacked files. A link, an encrypted
 * file or a path that leads out of the folder makes it refuse the whole zip file. Sizes are counted while unpacking, not read from the file.
 */
export async function unpackZip(file: string, into: string, limits: ZipLimits): Promise<UnpackedZip> {
  try {
    const zip = await openPromise(file, { autoClose: false })
    try {
      await unpackEntries(zip, into, limits)
    } finally {
      zip.close()
    }
    return { ok: true }
  } catch (error) {
    return { ok: false, why: whyNot(error) }
  }
}

async function unpackEntries(zip: ZipFile, into: string, limits: ZipLimits): Promise<void> {
  if (zip.entryCount > limits.files) throw new Refusal(`It holds more than ${limits.files} files`)
  const counted = byteCounter(limits.bytes)
  let files = 0
  for await (const entry of zip.eachEntry()) {
    refuseUnfit(entry)
    const name = entry.fileName
    if (name.endsWith('/') || isSkipped(name)) continue
    files += 1
    if (files > limits.files) throw new Refusal(`It holds more than ${limits.files} files`)
    const target = path.join(into, unpackedPath(name))
    await mkdir(path.dirname(target), { recursive: true })
    const reading = await zip.openReadStreamPromise(entry)
    // `wx`: refuses a duplicate name instead of overwriting the file, even one that differs only in case on some file systems.
    // The pipeline must listen at once: an unhandled error of the stream would end the server.
    await pipeline(reading, counted(), createWriteStream(target, { flags: 'wx', mode: 0o600 }))
  }
}

function refuseUnfit(entry: Entry): void {
  const kind = (entry.externalFileAttributes >>> 16) & S_IFMT
  if (kind !== 0 && kind !== S_IFREG && kind !== S_IFDIR)
    throw new Refusal(`${entry.fileName} is a link or something else that is not a file`)
  if (entry.isEncrypted()) throw new Refusal(`${entry.fileName} is encrypted`)
  if (entry.fileName.includes('\0')) throw new Refusal('It holds a file with an invalid name')
}

/** Whether reading a folder skips this file, such as metadata of macOS, but not the receipt of an export. */
function isSkipped(name: string): boolean {
  if (name === RECEIPT || name.endsWith(`/${RECEIPT}`)) return false
  return !isKept(name)
}

/** Creates streams that count the bytes of all files together. */
function byteCounter(most: number): () => Transform {
  let bytes = 0
  return () =>
    new Transform({
      transform(chunk: Buffer, _encoding, passed) {
        bytes += chunk.length
        if (bytes > most) passed(new Refusal(`Unpacked, it is larger than ${Math.floor(most / 1024 / 1024)} MB`))
        else passed(null, chunk)
      },
    })
}

function whyNot(error: unknown): string {
  if (error instanceof Refusal) return error.message
  if (!(error instanceof Error)) return NO_ZIP
  if ('code' in error && error.code === 'EEXIST') return 'It holds two files of the same name'
  return /relative path|absolute path|invalid characters/.test(error.message)
    ? 'It holds a file whose path leads out of the folder'
    : NO_ZIP
}

const NO_ZIP = 'This is not a zip file, or it is incomplete'
