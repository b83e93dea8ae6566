import { mkdir, rename, rm, symlink, truncate } from 'node:fs/promises'
import path from 'node:path'

import { FOLDER_PICTURE_MAX_BYTES } from '@waybook/contract'
import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { expect, it } from 'vitest'

import { readFolder, readPicture } from './read-folder.ts'

async function listed() {
  const outside = await folderOf({ 'private.svg': 'private' })
  const folder = await folderOf({ 'campaign.yaml': 'name: S\n', 'items/private.svg': 'mine' })
  return { outside, folder, files: await readFolder(folder) }
}

it('[CAM-13] reads a listed picture', async () => {
  const { files } = await listed()
  expect([...files.pictures]).toEqual(['items/private.svg'])
  expect(Buffer.from((await readPicture(files, 'items/private.svg')) ?? []).toString()).toBe('mine')
})

it('[CAM-13] does not read a picture that has since become a link', async () => {
  const { outside, folder, files } = await listed()
  await rm(path.join(folder, 'items/private.svg'))
  await symlink(path.join(outside, 'private.svg'), path.join(folder, 'items/private.svg'))
  expect(await readPicture(files, 'items/private.svg')).toBeNull()
})

it('[CAM-13] does not read a picture whose folder has since become a link', async () => {
  const { outside, folder, files } = await listed()
  await rename(path.join(folder, 'items'), path.join(folder, 'old'))
  await symlink(outside, path.join(folder, 'items'))
  expect(await readPicture(files, 'items/private.svg')).toBeNull()
})

it('[CAM-13] does not read a picture that has since become a folder or too large', async () => {
  const { folder, files } = await listed()
  await truncate(path.join(folder, 'items/private.svg'), FOLDER_PICTURE_MAX_BYTES + 1)
  expect(await readPicture(files, 'items/private.svg')).toBeNull()
  await rm(path.join(folder, 'items/private.svg'))
  await mkdir(path.join(folder, 'items/private.svg'))
  expect(await readPicture(files, 'items/private.svg')).toBeNull()
})
