import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { randomVault, type VaultFiles } from '@waybook/testing/stores/random-vault.ts'
import { writingOf } from '@waybook/testing/stores/writing-of.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { openMemoryBlobs } from '#blobs/memory-blobs.ts'

import { preventsImport } from './fault.ts'
import { keepFiles } from './keep-files.ts'
import { compileCampaign } from './load-campaign.ts'
import { readCampaignFolder } from './read-campaign-folder.ts'
import { writeFolder } from './write-folder.ts'

const RUNS = process.env['LONG'] ? 1000 : 25

async function filesIn(folder: string): Promise<VaultFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const read = await Promise.all(
    files.map(
      async (file) => [path.relative(folder, file).split(path.sep).join('/'), await readFile(file, 'utf8')] as const,
    ),
  )
  return Object.fromEntries(read.filter(([name]) => !name.startsWith('.waybook')))
}

it('[CAM-352] any vault opens, has each file in the report once, and comes back byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(randomVault, async (files) => {
      const blobs = openMemoryBlobs()
      const folder = await folderOf(files)
      const read = await readCampaignFolder(folder)
      const { campaign, faults, unread } = await compileCampaign(read, { pictures: blobs })
      expect(faults.filter(preventsImport)).toEqual([])
      if (!campaign) throw new Error('There is no campaign')

      const pages = campaign.entities.map(({ source }) => source)
      const shown = campaign.entities.flatMap(({ picture, textPictures }) => [
        picture,
        ...textPictures.map((one) => one.picture),
      ])
      const pictures = [...new Map(shown.flatMap((one) => (one ? [[one.path, one]] : []))).values()]
      const once = ['campaign.yaml', ...pages.map((one) => one.path), ...pictures.map((one) => one.path), ...unread]
      expect(once.toSorted()).toEqual(Object.keys(files).toSorted())

      const kept = await keepFiles(folder, unread, { files: blobs })
      const sources = { campaign: campaign.source, files: pages, pictures, added: [], kept }
      expect(await writeFolder(`${folder}-exported`, writingOf(sources, blobs))).toMatchObject({ ok: true })
      expect(await filesIn(`${folder}-exported`)).toEqual(await filesIn(folder))
    }),
    { numRuns: RUNS },
  )
})
