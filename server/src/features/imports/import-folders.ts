import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { wholeFolder } from '#runtime/held-files.ts'

import { readConversion } from './convert-upload.ts'
import { campaignIn, type Coming, receiveUpload } from './receive-upload.ts'
import type { UploadConversion } from './upload-conversion.ts'

/** Uploaded campaign folders that wait for an import by any of the servers. */
export interface ImportFolders {
  /**
   * Receives and checks a zip file, or a file of another program, which it converts. `name`: the name of the file. Returns the id of the
   * upload; throws the Problem `too-large` or `bad-params` and leaves no files.
   */
  receive(campaignId: string, coming: Coming, name?: string): Promise<string>
  has(campaignId: string, id: string): Promise<boolean>
  /** Calls `look` with the upload, or returns `null` if it no longer exists or is for another campaign. */
  use<Result>(campaignId: string, id: string, look: (upload: OpenUpload) => Promise<Result>): Promise<Result | null>
  discard(id: string): Promise<void>
  /** Removes uploads from before this time (milliseconds since 1970), except those to keep. */
  sweep(keep: ReadonlySet<string>, before: number): Promise<void>
}

export interface OpenUpload {
  /** The path of the campaign's folder. */
  readonly folder: string
  /** Set if it was made from the files of another program. */
  readonly conversion: UploadConversion | null
}

/** The name of a file without one. */
export const UNNAMED = 'upload.zip'

/** The id of an upload: the campaign that it is for, and a random part. */
export const newImportId = (campaignId: string) => `${campaignId}.${randomUUID()}`
export const isImportId = (id: string) => /^[a-z\d-]+\.[\da-f-]{36}$/.test(id)
export const isImportOf = (campaignId: string, id: string) => isImportId(id) && id.startsWith(`${campaignId}.`)

/** Stores uploads unpacked in a folder. */
export function openImportFolders(root: string): ImportFolders {
  const at = (id: string) => path.join(root, id)
  const discard = async (id: string) => await rm(at(id), wholeFolder)
  const folderOf = async (campaignId: string, id: string) =>
    isImportOf(campaignId, id) ? await campaignIn(at(id)) : null
  return {
    receive: async (campaignId, coming, name = UNNAMED) => {
      const id = newImportId(campaignId)
      await mkdir(at(id), { recursive: true, mode: 0o700 })
      try {
        await receiveUpload(coming, { folder: at(id), name })
        return id
      } catch (error) {
        await discard(id)
        throw error
      }
    },
    has: async (campaignId, id) => (await folderOf(campaignId, id)) !== null,
    use: async (campaignId, id, look) => {
      const folder = await folderOf(campaignId, id)
      return folder === null ? null : await look({ folder, conversion: await readConversion(at(id)) })
    },
    discard: async (id) => (isImportId(id) ? await discard(id) : undefined),
    sweep: async (keep, before) => {
      for (const id of await readdir(root).catch(() => [])) {
        const cameAt = (await stat(at(id)).catch(() => null))?.mtimeMs ?? 0
        if (!keep.has(id) && cameAt < before) await discard(id)
      }
    },
  }
}
