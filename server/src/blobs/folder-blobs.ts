import { randomBytes } from 'node:crypto'
import { access, constants, cp, mkdir, open, readdir, readFile, realpath, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

import { REMOVED_IMAGES_KEPT_MS } from '@waybook/contract'
import { LRUCache } from 'lru-cache'

import { renameHeld, wholeFolder } from '#runtime/held-files.ts'

import { type Blobs, type ByteRange, MADE_FORMS, type PictureFacts, PICTURE_FORMS } from './blobs.ts'
import {
  expectHash,
  FACTS_FILE,
  fileOf,
  identifyFolder,
  pictureHashForm,
  picturesIn,
  PLACE_FILE,
  placeOf as placeIn,
  readFacts,
  TILES_FILE,
} from './folder-layout.ts'
import { unlessAbsent } from './unless-absent.ts'
import { WAITING_FOLDER, WaitingMarks } from './waiting-marks.ts'

/** Prefix of pictures that are being stored or deleted. Old ones are leftovers of a killed process. */
const ARRIVING = '.arriving-'
const ARRIVING_MAX_MS = 3_600_000
const NOT_COPIED: ReadonlySet<string> = new Set([TILES_FILE, PLACE_FILE, WAITING_FOLDER])
/** The form that is written last. */
const LAST = fileOf('small')

/**
 * Stores pictures in a folder, each in its own subfolder: `ab/cdef…/medium.webp`. The subfolder is written under a temporary name and then
 * renamed, so a picture is either stored or absent, and any number of processes may write. Later forms are renamed into it one by one. The
 * subfolder's modification time is the time of the picture's last use.
 */
export async function openFolderBlobs(root: string): Promise<Blobs> {
  await mkdir(root, { recursive: true })
  await removeLeftovers(root)
  const placeOf = (hash: string) => placeIn(root, hash)
  const passing = () => path.join(root, ARRIVING + randomBytes(8).toString('hex'))
  const renew = async (hash: string, atMs: number) => {
    if (pictureHashForm.test(hash)) await unlessAbsent(utimes(placeOf(hash), new Date(atMs), new Date(atMs)))
  }
  const read = async (hash: string, file: string) =>
    pictureHashForm.test(hash) ? await unlessAbsent(readFile(path.join(placeOf(hash), file))) : null
  const sizes = new PictureSizes()
  const marks = new WaitingMarks(root)
  const has = async (hash: string, file = '') => (await unlessAbsent(stat(path.join(placeOf(hash), file)))) !== null
  const isComplete = async (hash: string) => pictureHashForm.test(hash) && (await has(hash, LAST))
  const store = async (hash: string, files: ReadonlyMap<string, Uint8Array>, known: PictureFacts) => {
    const arriving = passing()
    await mkdir(arriving)
    for (const [file, content] of files) await writeSafely(path.join(arriving, file), content)
    await writeSafely(path.join(arriving, FACTS_FILE), JSON.stringify(known))
    await settle(arriving, placeOf(hash))
  }
  /** Whether the picture is still stored. */
  const addFile = async (hash: string, file: string, content: Uint8Array) => {
    const arriving = passing()
    await writeSafely(arriving, content)
    const isAdded = (await unlessAbsent(renameHeld(arriving, path.join(placeOf(hash), file)))) !== null
    if (!isAdded) await rm(arriving)
    return isAdded
  }
  const putForms: Blobs['putForms'] = async (hash, forms) => {
    if (!pictureHashForm.test(hash)) return
    for (const form of MADE_FORMS) if (!(await addFile(hash, fileOf(form), forms[form]))) return
    await marks.remove(hash)
  }
  const waiting = async () => await marks.list(async (hash) => (await has(hash)) && !(await isComplete(hash)))
  return {
    facts: async (hash) => {
      const text = await read(hash, FACTS_FILE)
      return text && readFacts(text.toString())
    },
    put: async (hash, forms, known) => {
      expectHash(hash)
      if (!(await has(hash)))
        return await store(hash, new Map(PICTURE_FORMS.map((form) => [fileOf(form), forms[form]])), known)
      if (!(await isComplete(hash))) await putForms(hash, forms)
    },
    putOriginal: async (hash, original, known) => {
      expectHash(hash)
      if (await has(hash)) return
      await marks.add(hash)
      await store(hash, new Map([[fileOf('original'), original]]), known)
    },
    putForms,
    isComplete,
    waiting,
    get: async (hash, form) => await read(hash, fileOf(form)),
    // The files are small, so reading them whole is fastest.
    read: async (hash, form) => {
      const content = await read(hash, fileOf(form))
      return content && { size: content.length, content }
    },
    putTiles: async (hash, pack) => {
      if (pictureHashForm.test(hash)) await addFile(hash, TILES_FILE, pack)
    },
    readTiles: async (hash, part) =>
      pictureHashForm.test(hash) ? await unlessAbsent(readPart(path.join(placeOf(hash), TILES_FILE), part)) : null,
    bytes: async (hashes) => {
      let sum = 0
      for (const hash of hashes) sum += pictureHashForm.test(hash) ? await sizes.of(hash, placeOf(hash)) : 0
      return sum
    },
    renew: async (hashes, atMs) => {
      for (const hash of hashes) await renew(hash, atMs)
    },
    sweep: async ({ shown, removed, since }, nowMs) => {
      for (const hash of shown) await renew(hash, nowMs)
      const unused = (await picturesIn(root)).filter((hash) => !shown.has(hash) && !removed.has(hash))
      const unusedFor = { since, until: nowMs - REMOVED_IMAGES_KEPT_MS }
      for (const hash of unused) await forget(placeOf(hash), passing(), unusedFor)
    },
    copyTo: async (folder) => {
      const marked = await waiting()
      const isCopied = (name: string) => !NOT_COPIED.has(name) && !name.startsWith(ARRIVING)
      await cp(await realpath(root), folder, { recursive: true, filter: (file) => isCopied(path.basename(file)) })
      const copied = new WaitingMarks(folder)
      for (const hash of marked) await copied.add(hash)
    },
    place: async () => await identifyFolder(root),
    ping: async () => await access(root, constants.R_OK | constants.W_OK),
  }
}

/** Caches the sizes of complete pictures, which never change and are needed before every upload. */
class PictureSizes {
  readonly #known = new LRUCache<string, number>({ max: 100_000 })

  async of(hash: string, place: string): Promise<number> {
    const known = this.#known.get(hash)
    if (known !== undefined) return known
    const names = ((await unlessAbsent(readdir(place))) ?? []).filter((name) => name !== TILES_FILE)
    const sizes = await Promise.all(names.map(async (name) => (await unlessAbsent(stat(path.join(place, name))))?.size))
    const size = sizes.reduce<number>((sum, one) => sum + (one ?? 0), 0)
    if (names.includes(LAST)) this.#known.set(hash, size)
    return size
  }
}

async function writeSafely(file: string, content: Uint8Array | string): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function readPart(file: string, { from, length }: ByteRange): Promise<Uint8Array> {
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
async function forget(
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

async function removeLeftovers(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(ARRIVING)) continue
    const leftover = path.join(root, name)
    const { mtimeMs } = await stat(leftover)
    if (mtimeMs < Date.now() - ARRIVING_MAX_MS) await rm(leftover, wholeFolder)
  }
}
