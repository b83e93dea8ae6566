import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { MARK_TRUSTED_MS } from './blobs.ts'
import { unlessAbsent } from './unless-absent.ts'

export const WAITING_FOLDER = 'waiting'

/** Marks the pictures of a folder that wait for their forms: empty files, named by the hashes. */
export class WaitingMarks {
  readonly #folder: string

  constructor(root: string) {
    this.#folder = path.join(root, WAITING_FOLDER)
  }

  async add(hash: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    await writeFile(path.join(this.#folder, hash), '')
  }

  async remove(hash: string): Promise<void> {
    await rm(path.join(this.#folder, hash), { force: true })
  }

  /** The marked pictures. Old marks of pictures that do not wait are removed. */
  async list(isWaiting: (hash: string) => Promise<boolean>): Promise<string[]> {
    const found: string[] = []
    for (const hash of (await unlessAbsent(readdir(this.#folder))) ?? []) {
      const mark = await unlessAbsent(stat(path.join(this.#folder, hash)))
      if (!mark) continue
      if (mark.mtimeMs > Date.now() - MARK_TRUSTED_MS || (await isWaiting(hash))) found.push(hash)
      else await this.remove(hash)
    }
    return found
  }
}
