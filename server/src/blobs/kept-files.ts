import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

import { renameHeld } from '#runtime/held-files.ts'

import { expectHash, pictureHashForm } from './folder-layout.ts'
import { writeSafely } from './picture-files.ts'
import { unlessAbsent } from './unless-absent.ts'

/** The subfolder of kept files, next to those of pictures. */
export const FILES_FOLDER = 'files'

/** Files that no picture shows, each under its hash: `files/ab/cdef…`. The modification time is the time of the last use. */
export class KeptFiles {
  readonly #folder: string

  constructor(root: string) {
    this.#folder = path.join(root, FILES_FOLDER)
  }

  /** `passing`: a temporary name in the same file system. */
  async put(hash: string, content: Uint8Array, passing: string): Promise<void> {
    expectHash(hash)
    const place = this.#placeOf(hash)
    const now = new Date()
    if ((await unlessAbsent(utimes(place, now, now))) !== null) return
    await mkdir(path.dirname(place), { recursive: true })
    await writeSafely(passing, content)
    await renameHeld(passing, place)
  }

  async get(hash: string): Promise<Uint8Array | null> {
    return pictureHashForm.test(hash) ? await unlessAbsent(readFile(this.#placeOf(hash))) : null
  }

  async list(): Promise<string[]> {
    const found: string[] = []
    for (const folder of (await unlessAbsent(readdir(this.#folder))) ?? [])
      found.push(...(await readdir(path.join(this.#folder, folder))).map((rest) => folder + rest))
    return found.filter((hash) => pictureHashForm.test(hash))
  }

  /** Deletes files whose last use is in this range (milliseconds since 1970), except for those in use. */
  async sweep(inUse: ReadonlySet<string>, { since, until }: { since: number; until: number }): Promise<void> {
    for (const hash of await this.list()) {
      if (inUse.has(hash)) continue
      const usedAt = (await unlessAbsent(stat(this.#placeOf(hash))))?.mtimeMs
      if (usedAt !== undefined && usedAt >= since && usedAt < until) await rm(this.#placeOf(hash), { force: true })
    }
  }

  #placeOf(hash: string): string {
    return path.join(this.#folder, hash.slice(0, 2), hash.slice(2))
  }
}
