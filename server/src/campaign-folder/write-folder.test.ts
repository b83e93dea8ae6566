import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, it } from 'vitest'

import { folderOf } from '../command/try-command.ts'
import { openMemoryPictures } from '../pictures/memory-pictures.ts'
import type { CampaignSources } from '../storage/records.ts'
import { writeFolder, type Written } from './write-folder.ts'

const sources = (...names: string[]): CampaignSources => ({
  campaign: 'name: Small\n',
  files: names.map((name) => ({ path: `items/${name}.md`, text: `---\nname: ${name}\n---\n` })),
  pictures: [],
})
const write = async (folder: string, ...names: string[]) =>
  await writeFolder(folder, sources(...names), openMemoryPictures())
const whyNot = (written: Written) => (written.ok ? '' : written.why)
const filesIn = async (folder: string) => (await readdir(path.join(folder, 'items'))).toSorted()

it('[CAM-20] goes to a new folder and to an empty one', async () => {
  const empty = await folderOf({})
  expect(await write(empty, 'bell')).toEqual({ ok: true })
  expect(await write(path.join(empty, 'deeper/still'), 'bell')).toEqual({ ok: true })
  expect(await readFile(path.join(empty, 'deeper/still/campaign.yaml'), 'utf8')).toBe('name: Small\n')
})

it('[CAM-20] is refused by a folder with anything else in it', async () => {
  const folder = await folderOf({ 'thesis.txt': 'mine' })
  expect(whyNot(await write(folder, 'bell'))).toContain('is not empty')
  expect(await readdir(folder)).toEqual(['thesis.txt'])
})

it('[CAM-20] replaces an earlier export, and leaves what others have put beside it', async () => {
  const folder = await folderOf({})
  await write(folder, 'bell', 'wick')
  await writeFile(path.join(folder, 'notes.txt'), 'mine')
  await rm(path.join(folder, 'items/bell.md'))
  expect(await write(folder, 'bell', 'lamp')).toEqual({ ok: true })
  expect(await filesIn(folder)).toEqual(['bell.md', 'lamp.md'])
  expect(await readFile(path.join(folder, 'notes.txt'), 'utf8')).toBe('mine')
})

it.each([
  ['changed', 'items/bell.md'],
  ['put in the way', 'items/lamp.md'],
])('[CAM-20] is refused where a file was %s since', async (_what, name) => {
  const folder = await folderOf({})
  await write(folder, 'bell')
  await writeFile(path.join(folder, name), 'mine')
  expect(whyNot(await write(folder, 'bell', 'lamp'))).toContain(name)
  expect(await readFile(path.join(folder, name), 'utf8')).toBe('mine')
})

it('[CAM-20] is refused where a picture is not kept any more', async () => {
  const picture = { hash: 'ab', path: 'items/bell.png', contentType: 'image/png', width: 1, height: 1, blur: '' }
  const folder = path.join(await folderOf({}), 'new')
  const written = await writeFolder(folder, { ...sources('bell'), pictures: [picture] }, openMemoryPictures())
  expect(whyNot(written)).toContain('items/bell.png')
})

it('never writes outside of its folder', async () => {
  const folder = path.join(await folderOf({}), 'new')
  await expect(write(folder, '../../escaped')).rejects.toThrow('outside')
})
