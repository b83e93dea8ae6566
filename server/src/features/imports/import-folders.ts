import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { IMPORT_MAX_BYTES, IMPORT_MAX_FILES, IMPORT_UNPACKED_MAX_BYTES, Problem } from '@waybook/contract'

import { writeIncoming } from '../../blobs/write-incoming.ts'
import { CAMPAIGN_FILE } from '../../campaign-folder/campaign-file.ts'
import { unpackZip } from './unpack-zip.ts'

/** Campaign folders that were uploaded and wait for being imported. */
export interface ImportFolders {
  /**
   * Unpacks a zip file as it comes, and answers the id of its folder. Throws the Problems `too-large` and `bad-params`; then nothing of it
   * stays.
   */
  receive(coming: AsyncIterable<Uint8Array>): Promise<string>
  /** Where the campaign lies; `null` where there is no such upload any more. */
  folderOf(id: string): Promise<string | null>
  discard(id: string): Promise<void>
  /** Removes uploads that came before this moment (milliseconds since 1970) and are not among those to keep. */
  sweep(keep: ReadonlySet<string>, before: number): Promise<void>
}

const ID = /^[\da-f-]{36}$/
const bound = { mostBytes: IMPORT_MAX_BYTES, tooLarge: zipTooLarge }
const limits = { bytes: IMPORT_UNPACKED_MAX_BYTES, files: IMPORT_MAX_FILES }

export function openImportFolders(root: string): ImportFolders {
  const at = (id: string) => path.join(root, id)
  const discard = async (id: string) => await rm(at(id), { recursive: true, force: true })
  return {
    receive: async (coming) => {
      const id = randomUUID()
      const zip = path.join(at(id), 'upload.zip')
      await mkdir(path.join(at(id), 'campaign'), { recursive: true, mode: 0o700 })
      try {
        await writeIncoming(zip, coming, bound)
        const unpacked = await unpackZip(zip, path.join(at(id), 'campaign'), limits)
        if (!unpacked.ok) throw new Problem('bad-params', `${unpacked.why}.`)
        await rm(zip)
        return id
      } catch (error) {
        await discard(id)
        throw error
      }
    },
    folderOf: async (id) => (ID.test(id) ? await campaignIn(path.join(at(id), 'campaign')) : null),
    discard: async (id) => (ID.test(id) ? await discard(id) : undefined),
    sweep: async (keep, before) => {
      for (const id of await readdir(root).catch(() => [])) {
        const cameAt = (await stat(at(id)).catch(() => null))?.mtimeMs ?? 0
        if (!keep.has(id) && cameAt < before) await discard(id)
      }
    },
  }
}

export function zipTooLarge(): Problem {
  return new Problem('too-large', `A zip file can be at most ${IMPORT_MAX_BYTES / 1024 / 1024} MB`)
}

/** Whoever packs a folder often packs it with its own name around it. */
async function campaignIn(folder: string): Promise<string | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null)
  if (!entries) return null
  const [only, ...others] = entries
  const isWrapped = only?.isDirectory() === true && others.length === 0 && only.name !== CAMPAIGN_FILE
  return isWrapped ? path.join(folder, only.name) : folder
}
