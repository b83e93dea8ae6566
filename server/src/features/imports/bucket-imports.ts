import { openAsBlob } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import type { Bucket } from '#blobs/s3/bucket.ts'
import { wholeFolder } from '#runtime/held-files.ts'
import { isLeftOver, temporaryName } from '#runtime/temporary-name.ts'

import { type ImportFolders, isImportId, isImportOf, newImportId } from './import-folders.ts'
import { campaignIn, receiveZip } from './receive-zip.ts'

const IMPORTS = 'imports/'

/**
 * Stores uploads as zip files in a bucket, where every server finds them. A server that uses an upload unpacks it into its own folder in
 * `root`, and removes that folder afterwards.
 */
export function openBucketImports(bucket: Bucket, root: string): ImportFolders {
  const keyOf = (id: string) => `${IMPORTS}${id}.zip`
  const within = async <Result>(work: (folder: string) => Promise<Result>) => {
    const folder = path.join(root, temporaryName())
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      return await work(folder)
    } finally {
      await rm(folder, wholeFolder)
    }
  }
  return {
    receive: async (campaignId, coming) =>
      await within(async (folder) => {
        const zip = await openAsBlob(await receiveZip(coming, folder))
        const id = newImportId(campaignId)
        await bucket.writeFile(keyOf(id), zip)
        return id
      }),
    has: async (campaignId, id) => {
      if (!isImportOf(campaignId, id)) return false
      for await (const { key } of bucket.list(keyOf(id))) if (key === keyOf(id)) return true
      return false
    },
    use: async (campaignId, id, look) => {
      const found = isImportOf(campaignId, id) ? await bucket.stream(keyOf(id)) : null
      if (!found) return null
      return await within(async (folder) => {
        await receiveZip(found.content, folder)
        return await look((await campaignIn(folder)) ?? folder)
      })
    },
    discard: async (id) => (isImportId(id) ? await bucket.delete(keyOf(id)) : undefined),
    sweep: async (keep, before) => {
      for await (const { key, modifiedMs } of bucket.list(IMPORTS)) {
        const id = key.slice(IMPORTS.length, -'.zip'.length)
        if (!keep.has(id) && modifiedMs < before) await bucket.delete(key)
      }
      for (const name of await readdir(root).catch(() => [])) {
        const folder = path.join(root, name)
        if (await isLeftOver(name, folder)) await rm(folder, wholeFolder)
      }
    },
  }
}
