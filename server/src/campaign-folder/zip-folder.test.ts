import { buffer } from 'node:stream/consumers'

import { expect, it } from 'vitest'

import { openMemoryBlobs } from '#blobs/memory-blobs.ts'

import { zipFolder } from './zip-folder.ts'

const sources = { campaign: 'name: Small\n', files: [{ path: 'items/bell.md', text: 'It rings.' }], added: [] }

it('[BAK-6] contains one folder with the files of the campaign', async () => {
  const zip = await buffer(zipFolder('small', { ...sources, pictures: [] }, openMemoryBlobs()))
  expect(zip.toString('latin1', 0, 2)).toBe('PK')
  const files = ['small/campaign.yaml', 'small/items/bell.md', 'small/.waybook/export.json']
  for (const name of files) expect(zip.includes(name)).toBe(true)
})

it('[BAK-6] aborts if a picture is no longer stored, instead of omitting it', async () => {
  const about = { contentType: 'image/jpeg', width: 40, height: 30, blur: '' }
  const pictures = [{ path: 'items/bell.jpg', hash: 'a'.repeat(43), ...about }]
  await expect(buffer(zipFolder('small', { ...sources, pictures }, openMemoryBlobs()))).rejects.toThrow(
    'is no longer stored',
  )
})
