import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { IMPORT_MAX_BYTES, IMPORT_MAX_FILES, IMPORT_UNPACKED_MAX_BYTES, Problem } from '@waybook/contract'

import { writeStream } from '#blobs/write-stream.ts'
import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'

import { unpackZip } from './unpack-zip.ts'

/** Uploaded campaign folders that are waiting to be imported. */
export interface ImportFolders {
  /** Receives and unpacks a zip file. Returns the id of its folder; throws the Problem `too-large` or `bad-params` and leaves no files. */
  receive(campaignId: string, coming: AsyncIterable<Uint8Array>): Promise<string>
  /** The path of the campaign's folder, or `null` if the upload no longer exists or is for another campaign. */
  folderOf(campaignId: string, id: string): Promise<string | null>
  discard(id: string): Promise<void>
  /** Removes uploads from before this time (milliseconds since 1970), except those to keep. */
  sweep(keep: ReadonlySet<string>, before: number): Promise<void>
}

/** The campaign that it is for, and a random part. */
const ID = /^[a-z\d-]+\.[\da-f-]{36}$/
const bound = { maxBytes: IMPORT_MAX_BYTES, tooLarge: zipTooLarge }
const limits = { bytes: IMPORT_UNPACKED_MAX_BYTES, files: IMPORT_MAX_FILES }

export function openImportFolders(root: string): ImportFolders {
  const at = (id: string) => path.join(root, id)
  const discard = async (id: string) => await rm(at(id), { recursive: true, force: true })
  return {
    receive: async (campaignId, coming) => {
      const id = `${campaignId}.${randomUUID()}`
      const zip = path.join(at(id), 'upload.zip')
      await mkdir(path.join(at(id), 'campaign'), { recursive: true, mode: 0o700 })
      try {
        await writeStream(zip, coming, bound)
        const unpacked = await unpackZip(zip, path.join(at(id), 'campaign'), limits)
        if (!unpacked.ok) throw new Problem('bad-params', `${unpacked.why}.`)
        await rm(zip)
        return id
      } catch (error) {
        await discard(id)
        throw error
      }
    },
    folderOf: async (campaignId, id) =>
      ID.test(id) && id.startsWith(`${campaignId}.`) ? await campaignIn(path.join(at(id), 'campaign')) : null,
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

/** Zip files often contain the folder itself instead of its contents. */
async function campaignIn(folder: string): Promise<string | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null)
  if (!entries) return null
  const [only, ...others] = entries
  const isWrapped = only?.isDirectory() === true && others.length === 0 && only.name !== CAMPAIGN_FILE
  return isWrapped ? path.join(folder, only.name) : folder
}
