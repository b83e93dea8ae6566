import { access, constants, cp, mkdir, readdir, realpath, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { REMOVED_IMAGES_RETENTION_MS } from '@waybook/contract'
import { LRUCache } from 'lru-cache'

import { wholeFolder } from '#runtime/held-files.ts'

import { type Blobs, PICTURE_FORMS } from './blobs.ts'
import {
  expectHash,
  FACTS_FILE,
  fileOf,
  identifyFolder,
  pictureHashForm,
  picturesIn,
  PLACE_FILE,
  readFacts,
  TILES_FILE,
} from './folder-layout.ts'
import { KeptFiles } from './kept-files.ts'
import { ARRIVING, forget, LAST, PictureFiles, readPart } from './picture-files.ts'
import { unlessAbsent } from './unless-absent.ts'
import { WAITING_FOLDER, WaitingMarks } from './waiting-marks.ts'

const ARRIVING_MAX_MS = 3_600_000
const NOT_COPIED: ReadonlySet<string> = new Set([TILES_FILE, PLACE_FILE, WAITING_FOLDER])

/**
 * Stores pictures in a folder, each in its own subfolder: `ab/cdef…/medium.webp`. The subfolder is written under a temporary name and then
 * renamed, so a picture is either stored or absent, and any number of processes may write. Later forms are renamed into it one by one. The
 * subfolder's modification time is the time of the picture's last use.
 */
export async function openFolderBlobs(root: string): Promise<Blobs> {
  await mkdir(root, { recursive: true })
  await removeLeftovers(root)
  const files = new PictureFiles(root)
  const sizes = new PictureSizes()
  const kept = new KeptFiles(root)
  return {
    facts: async (hash) => {
      const text = await files.read(hash, FACTS_FILE)
      return text && readFacts(text.toString())
    },
    put: async (hash, forms, known) => {
      expectHash(hash)
      if (!(await files.has(hash)))
        return await files.store(hash, new Map(PICTURE_FORMS.map((form) => [fileOf(form), forms[form]])), known)
      if (!(await files.isComplete(hash))) await files.putForms(hash, forms)
    },
    putOriginal: async (hash, original, known) => {
      expectHash(hash)
      if (await files.has(hash)) return
      await files.marks.add(hash)
      await files.store(hash, new Map([[fileOf('original'), original]]), known)
    },
    putForms: async (hash, forms) => await files.putForms(hash, forms),
    isComplete: async (hash) => await files.isComplete(hash),
    waiting: async () => await files.waiting(),
    get: async (hash, form) => await files.read(hash, fileOf(form)),
    // The files are small, so reading them whole is fastest.
    read: async (hash, form) => {
      const content = await files.read(hash, fileOf(form))
      return content && { size: content.length, content }
    },
    putTiles: async (hash, pack) => {
      if (pictureHashForm.test(hash)) await files.addFile(hash, TILES_FILE, pack)
    },
    readTiles: async (hash, part) =>
      pictureHashForm.test(hash)
        ? await unlessAbsent(readPart(path.join(files.placeOf(hash), TILES_FILE), part))
        : null,
    putFile: async (hash, content) => await kept.put(hash, content, files.passing()),
    getFile: async (hash) => await kept.get(hash),
    bytes: async (hashes) => {
      let sum = 0
      for (const hash of hashes) sum += pictureHashForm.test(hash) ? await sizes.of(hash, files.placeOf(hash)) : 0
      return sum
    },
    renew: async (hashes, atMs) => {
      for (const hash of hashes) await files.renew(hash, atMs)
    },
    sweep: async ({ shown, removed, files: named, since }, nowMs) => {
      for (const hash of shown) await files.renew(hash, nowMs)
      const unused = (await picturesIn(root)).filter((hash) => !shown.has(hash) && !removed.has(hash))
      const unusedFor = { since, until: nowMs - REMOVED_IMAGES_RETENTION_MS }
      for (const hash of unused) await forget(files.placeOf(hash), files.passing(), unusedFor)
      await kept.sweep(named, unusedFor)
    },
    copyTo: async (folder) => {
      const marked = await files.waiting()
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

async function removeLeftovers(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(ARRIVING)) continue
    const leftover = path.join(root, name)
    const { mtimeMs } = await stat(leftover)
    if (mtimeMs < Date.now() - ARRIVING_MAX_MS) await rm(leftover, wholeFolder)
  }
}
