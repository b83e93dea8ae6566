import { openAsBlob } from 'node:fs'
import { link, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import type { Bucket } from '#blobs/s3/bucket.ts'
import { wholeFolder } from '#runtime/held-files.ts'
import { isLeftOver, temporaryName } from '#runtime/temporary-name.ts'

import { readConversion } from './convert-upload.ts'
import { type ImportFolders, isImportId, isImportOf, newImportId, UNNAMED } from './import-folders.ts'
import { campaignIn, receiveUpload } from './receive-upload.ts'

const IMPORTS = 'imports/'

/**
 * Stores uploads unchanged in a bucket, where every server finds them. A server that uses an upload unpacks it into its own folder in
 * `root`, converts it if it is from another program, and removes that folder afterwards.
 */
export function openBucketImports(bucket: Bucket, root: string): ImportFolders {
  const keyOf = (id: string) => `${IMPORTS}${id}.zip`
  const nameKeyOf = (id: string) => `${IMPORTS}${id}.name`
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
    receive: async (campaignId, coming, name = UNNAMED) =>
      await within(async (folder) => {
        const id = newImportId(campaignId)
        const kept = path.join(folder, 'kept')
        await receiveUpload(coming, { folder, name, keep: async (file) => await link(file, kept) })
        await bucket.writeFile(nameKeyOf(id), new Blob([name]))
        await bucket.writeFile(keyOf(id), await openAsBlob(kept))
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
      const name = (await bucket.read(nameKeyOf(id)))?.toString() ?? UNNAMED
      return await within(async (into) => {
        await receiveUpload(found.content, { folder: into, name })
        return await look({ folder: (await campaignIn(into)) ?? into, conversion: await readConversion(into) })
      })
    },
    discard: async (id) => {
      if (isImportId(id)) for (const key of [keyOf(id), nameKeyOf(id)]) await bucket.delete(key)
    },
    sweep: async (keep, before) => {
      for await (const { key, modifiedMs } of bucket.list(IMPORTS)) {
        const id = key.slice(IMPORTS.length).replace(/\.(?:zip|name)$/, '')
        if (!keep.has(id) && modifiedMs < before) await bucket.delete(key)
      }
      for (const name of await readdir(root).catch(() => [])) {
        const folder = path.join(root, name)
        if (await isLeftOver(name, folder)) await rm(folder, wholeFolder)
      }
    },
  }
}
