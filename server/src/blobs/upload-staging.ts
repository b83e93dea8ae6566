import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { Problem, UPLOAD_MAX_BYTES } from '@waybook/contract'

import { isLeftOver, temporaryName } from '#runtime/temporary-name.ts'
import { accountProblems } from '#sentences/problems.ts'

import { writeStream } from './write-stream.ts'

/** Temporary storage for uploads while they are received and processed. */
export interface UploadStaging {
  /**
   * Writes the upload to a file, passes its path to `look`, and always removes it afterwards. Throws the Problem `too-large` as soon as the
   * upload exceeds `maxBytes`, without reading the rest.
   */
  receive<Result>(
    source: AsyncIterable<Uint8Array>,
    look: (file: string) => Promise<Result>,
    maxBytes?: number,
  ): Promise<Result>
  /** Like `receive`, for bytes that are already in memory. There is no limit on the size. */
  keep<Result>(bytes: Uint8Array, look: (file: string) => Promise<Result>): Promise<Result>
  /** Removes leftovers of killed processes. */
  clear(): Promise<void>
}

export function tooLarge(maxBytes = UPLOAD_MAX_BYTES): Problem {
  return new Problem('too-large', accountProblems.pictureTooLarge({ most: maxBytes / 1024 / 1024 }))
}

export function openUploadStaging(folder: string): UploadStaging {
  const inFile = async <Result>(write: (file: string) => Promise<void>, look: (file: string) => Promise<Result>) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = path.join(folder, temporaryName())
    try {
      await write(file)
      return await look(file)
    } finally {
      await rm(file, { force: true })
    }
  }
  return {
    receive: async (source, look, maxBytes = UPLOAD_MAX_BYTES) => {
      const limits = { maxBytes, tooLarge: () => tooLarge(maxBytes) }
      return await inFile(async (file) => await writeStream(file, source, limits), look)
    },
    keep: async (bytes, look) => await inFile(async (file) => await writeFile(file, bytes), look),
    clear: async () => {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name)
        if (await isLeftOver(name, file)) await rm(file, { recursive: true, force: true })
      }
    },
  }
}
