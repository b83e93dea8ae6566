import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { Problem, UPLOAD_MAX_BYTES } from '@waybook/contract'

import { writeIncoming } from './write-incoming.ts'

/** Where uploaded files lie while they come in and wait for being looked at. */
export interface UploadStaging {
  /**
   * Writes what comes into a file, gives it to `look`, and removes it, whatever happens. Throws the Problem `too-large` as soon as more than
   * `UPLOAD_MAX_BYTES` came; the rest is then left unread.
   */
  receive<Result>(coming: AsyncIterable<Uint8Array>, look: (file: string) => Promise<Result>): Promise<Result>
  /** Removes what a process that was killed has left. Nobody may be receiving meanwhile. */
  clear(): Promise<void>
}

export function tooLarge(): Problem {
  return new Problem('too-large', `A picture may have at most ${UPLOAD_MAX_BYTES / 1024 / 1024} MB`)
}

export function openUploadStaging(folder: string): UploadStaging {
  return {
    receive: async (coming, look) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, randomBytes(8).toString('hex'))
      try {
        await writeIncoming(file, coming, { mostBytes: UPLOAD_MAX_BYTES, tooLarge })
        return await look(file)
      } finally {
        await rm(file, { force: true })
      }
    },
    clear: async () => await rm(folder, { recursive: true, force: true }),
  }
}
