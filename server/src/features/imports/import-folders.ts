import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { wholeFolder } from '#runtime/held-files.ts'

import { campaignIn, type Coming, receiveZip } from './receive-zip.ts'

/** Uploaded campaign folders that wait for an import by any of the servers. */
export interface ImportFolders {
  /** Receives and checks a zip file. Returns the id of the upload; throws the Problem `too-large` or `bad-params` and leaves no files. */
  receive(campaignId: string, coming: Coming): Promise<string>
  has(campaignId: string, id: string): Promise<boolean>
  /** Calls `look` with the path of the campaign's folder, or returns `null` if the upload no longer exists or is for another campaign. */
  use<Result>(campaignId: string, id: string, look: (folder: string) => Promise<Result>): Promise<Result | null>
  discard(id: string): Promise<void>
  /** Removes uploads from before this time (milliseconds since 1970), except those to keep. */
  sweep(keep: ReadonlySet<string>, before: number): Promise<void>
}

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
    receive: async (campaignId, coming) => {
      const id = newImportId(campaignId)
      await mkdir(at(id), { recursive: true, mode: 0o700 })
      try {
        await rm(await receiveZip(coming, at(id)))
        return id
      } catch (error) {
        await discard(id)
        throw error
      }
    },
    has: async (campaignId, id) => (await folderOf(campaignId, id)) !== null,
    use: async (campaignId, id, look) => {
      const folder = await folderOf(campaignId, id)
      return folder === null ? null : await look(folder)
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
