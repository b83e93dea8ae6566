import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

import { renameHeld, wholeFolder } from '#runtime/held-files.ts'

import { type Blobs, type ByteRange, MADE_FORMS, type PictureFacts } from './blobs.ts'
import { FACTS_FILE, fileOf, pictureHashForm, placeOf } from './folder-layout.ts'
import { unlessAbsent } from './unless-absent.ts'
import { WaitingMarks } from './waiting-marks.ts'

/** Prefix of pictures that are being stored or deleted. Old ones are leftovers of a killed process. */
export const ARRIVING = '.arriving-'
/** The form that is written last. */
export const LAST = fileOf('small')

/** The files of pictures in a folder. Each picture has its own subfolder. */
export class PictureFiles {
  readonly marks: WaitingMarks
  readonly #root: string

  constructor(root: string) {
    this.#root = root
    this.marks = new WaitingMarks(root)
  }

  placeOf(hash: string): string {
    return placeOf(this.#root, hash)
  }

  /** A temporary name for a file or folder that is being stored or deleted. */
  passing(): string {
    return path.join(this.#root, ARRIVING + randomBytes(8).toString('hex'))
  }

  async renew(hash: string, atMs: number): Promise<void> {
    if (pictureHashForm.test(hash)) await unlessAbsent(utimes(this.placeOf(hash), new Date(atMs), new Date(atMs)))
  }

  async read(hash: string, file: string) {
    return pictureHashForm.test(hash) ? await unlessAbsent(readFile(path.join(this.placeOf(hash), file))) : null
  }

  async has(hash: string, file = ''): Promise<boolean> {
    return (await unlessAbsent(stat(path.join(this.placeOf(hash), file)))) !== null
  }

  async isComplete(hash: string): Promise<boolean> {
    return pictureHashForm.test(hash) && (await this.has(hash, LAST))
  }

  async store(hash: string, files: ReadonlyMap<string, Uint8Array>, known: PictureFacts): Promise<void> {
    const arriving = this.passing()
    await mkdir(arriving)
    for (const [file, content] of files) await writeSafely(path.join(arriving, file), content)
    await writeSafely(path.join(arriving, FACTS_FILE), JSON.stringify(known))
    await settle(arriving, this.placeOf(hash))
  }

  /** Whether the picture is still stored. */
  async addFile(hash: string, file: string, content: Uint8Array): Promise<boolean> {
    const arriving = this.passing()
    await writeSafely(arriving, content)
    const isAdded = (await unlessAbsent(renameHeld(arriving, path.join(this.placeOf(hash), file)))) !== null
    if (!isAdded) await rm(arriving)
    return isAdded
  }

  async putForms(hash: string, forms: Parameters<Blobs['putForms']>[1]): Promise<void> {
    if (!pictureHashForm.test(hash)) return
    for (const form of MADE_FORMS) if (!(await this.addFile(hash, fileOf(form), forms[form]))) return
    await this.marks.remove(hash)
  }

  async waiting() {
    return await this.marks.list(async (hash) => (await this.has(hash)) && !(await this.isComplete(hash)))
  }
}

export async function writeSafely(file: string, content: Uint8Array | string): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export async function readPart(file: string, { from, length }: ByteRange): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function settle(arriving: string, place: string): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true })
  try {
    await renameHeld(arriving, place)
  } catch (error) {
    // Another process or request stored the same picture first.
    if (!(await unlessAbsent(stat(place)))) throw error
    await rm(arriving, wholeFolder)
  }
  await syncFolder(path.dirname(place))
}

/** Windows refuses to sync a folder. There the file system keeps a journal of names. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Deletes a picture whose last use is in this range (milliseconds since 1970). If its modification time shows that it has been renewed
 * during the deletion, it is moved back.
 */
export async function forget(
  place: string,
  leaving: string,
  { since, until }: { since: number; until: number },
): Promise<void> {
  const mayGo = async (at: string) => {
    const usedAt = (await unlessAbsent(stat(at)))?.mtimeMs
    return usedAt !== undefined && usedAt >= since && usedAt < until
  }
  if (!(await mayGo(place))) return
  await renameHeld(place, leaving)
  if (await mayGo(leaving)) await rm(leaving, wholeFolder)
  else await settle(leaving, place)
}
