import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { writingOf } from '@waybook/testing/stores/writing-of.ts'
import { describe, expect, it } from 'vitest'

import { openMemoryBlobs } from '#blobs/memory-blobs.ts'

import type { CampaignSources } from './campaign-sources.ts'
import { RECEIPT } from './export-receipt.ts'
import { writeFolder, type Written } from './write-folder.ts'

const sources = (...names: string[]): CampaignSources => ({
  campaign: 'name: Small\n',
  files: names.map((name) => ({ path: `items/${name}.md`, text: `---\nname: ${name}\n---\n` })),
  pictures: [],
  added: [],
})

const writing = (from: CampaignSources, pictures = openMemoryBlobs()) => writingOf(from, pictures)
const write = async (folder: string, ...names: string[]) => await writeFolder(folder, writing(sources(...names)))
const whyNot = (written: Written) => (written.ok ? '' : written.why)
const filesIn = async (folder: string) => (await readdir(path.join(folder, 'items'))).toSorted()

it('[CAM-20] writes to a new folder and to an empty one', async () => {
  const empty = await folderOf({})
  expect(await write(empty, 'bell')).toMatchObject({ ok: true, waiting: [] })
  expect(await write(path.join(empty, 'deeper/still'), 'bell')).toMatchObject({ ok: true, waiting: [] })
  expect(await readFile(path.join(empty, 'deeper/still/campaign.yaml'), 'utf8')).toBe('name: Small\n')
})

it('[CAM-20] refuses a folder with other files in it', async () => {
  const folder = await folderOf({ 'thesis.txt': 'mine' })
  expect(whyNot(await write(folder, 'bell'))).toContain('is not empty')
  expect(await readdir(folder)).toEqual(['thesis.txt'])
})

it('[CAM-20] replaces an earlier export, and leaves other files alone', async () => {
  const folder = await folderOf({})
  await write(folder, 'bell', 'wick')
  await writeFile(path.join(folder, 'notes.txt'), 'mine')
  await rm(path.join(folder, 'items/bell.md'))
  expect(await write(folder, 'bell', 'lamp')).toMatchObject({ ok: true, waiting: [] })
  expect(await filesIn(folder)).toEqual(['bell.md', 'lamp.md'])
  expect(await readFile(path.join(folder, 'notes.txt'), 'utf8')).toBe('mine')
})

it('[CAM-229] leaves a file alone that was changed since, and reports it if Waybook has a different text', async () => {
  const folder = await folderOf({})
  await write(folder, 'bell')
  await writeFile(path.join(folder, 'items/bell.md'), '---\nname: mine\n---\n')
  await writeFile(path.join(folder, 'items/lamp.md'), '---\nname: mine\n---\n')
  const written = await write(folder, 'bell', 'lamp')
  expect(written.ok && written.waiting.map(({ file, hunks }) => [file, hunks.map(({ where }) => where)])).toEqual([
    ['items/lamp.md', ['name']],
  ])
  const there = await Promise.all(
    ['bell', 'lamp'].map(async (name) => await readFile(path.join(folder, `items/${name}.md`), 'utf8')),
  )
  expect(there).toEqual(['---\nname: mine\n---\n', '---\nname: mine\n---\n'])
})

it('[CAM-229] merges changes in the folder with changes in Waybook', async () => {
  const folder = await folderOf({})
  const text = '---\nname: Bell\n---\nIt rings.\n'
  const before = { ...sources(), files: [{ path: 'items/bell.md', text }] }
  await writeFolder(folder, writing(before))
  await writeFile(path.join(folder, 'items/bell.md'), text.replace('Bell', 'Great bell'))
  const now = writing({ ...sources(), files: [{ path: 'items/bell.md', text: text.replace('rings', 'tolls') }] })
  const versionsOf = async () => await Promise.resolve(new Map([['items/bell', [{ text, origin: 'import' as const }]]]))
  expect(await writeFolder(folder, { ...now, stored: { ...now.stored, versionsOf } })).toMatchObject({
    ok: true,
    waiting: [],
  })
  expect(await readFile(path.join(folder, 'items/bell.md'), 'utf8')).toBe('---\nname: Great bell\n---\nIt tolls.\n')
})

it('[CAM-20] fails if a picture is no longer stored', async () => {
  const picture = { hash: 'ab', path: 'items/bell.png', contentType: 'image/png', width: 1, height: 1, blur: '' }
  const folder = path.join(await folderOf({}), 'new')
  const written = await writeFolder(folder, writing({ ...sources('bell'), pictures: [picture] }))
  expect(whyNot(written)).toContain('items/bell.png')
})

describe('an untrusted folder', () => {
  const mine = createHash('sha256').update('mine').digest('base64url')
  const prepare = async (...names: string[]) => {
    const outside = await folderOf({ 'thesis.txt': 'mine', 'items/bell.md': 'mine' })
    const receipt = JSON.stringify(Object.fromEntries(['campaign.yaml', ...names].map((name) => [name, [mine]])))
    return { outside, folder: await folderOf({ [RECEIPT]: receipt }) }
  }

  it.each([
    ['a file', 'campaign.yaml', 'thesis.txt'],
    ['a folder', 'items', 'items'],
    ['a file that does not exist yet', 'campaign.yaml', 'new.txt'],
    ['a file that would be removed', 'old', 'items'],
  ])('[CAM-23] is refused for a link to %s', async (_what, name, target) => {
    const { outside, folder } = await prepare('items/bell.md', 'old/bell.md')
    await symlink(path.join(outside, target), path.join(folder, name))
    expect(whyNot(await write(folder, 'bell'))).toMatch(/has changed since the export; choose a new one$/)
    expect((await readdir(outside)).toSorted()).toEqual(['items', 'thesis.txt'])
    expect(await readFile(path.join(outside, 'thesis.txt'), 'utf8')).toBe('mine')
    expect(await readFile(path.join(outside, 'items/bell.md'), 'utf8')).toBe('mine')
  })

  it.each([
    ['is empty', '{}'],
    ['is of another shape', '{"campaign.yaml":["x"]}'],
    ['is not a receipt', '[]'],
    ['names a path outside', JSON.stringify({ 'campaign.yaml': [mine], '../thesis.txt': [mine] })],
    ['names an absolute path', JSON.stringify({ 'campaign.yaml': [mine], '/thesis.txt': [mine] })],
  ])('[CAM-23] is not an earlier export if its receipt %s', async (_what, receipt) => {
    const folder = await folderOf({ [RECEIPT]: receipt })
    expect(whyNot(await write(folder, 'bell'))).toMatch(/is not empty; choose a new folder$/)
    expect(await readFile(path.join(folder, RECEIPT), 'utf8')).toBe(receipt)
  })

  it('[CAM-23] is not an earlier export if its receipt is a link', async () => {
    const { outside, folder } = await prepare()
    const receipt = path.join(folder, RECEIPT)
    await rename(receipt, path.join(outside, 'receipt'))
    await symlink(path.join(outside, 'receipt'), receipt)
    expect(whyNot(await write(folder, 'bell'))).toContain('is not empty')
  })

  it('[CAM-20] is refused if it is a file', async () => {
    const { outside } = await prepare()
    expect(whyNot(await write(path.join(outside, 'thesis.txt'), 'bell'))).toContain('is not empty')
  })
})

it('never writes outside its folder', async () => {
  const folder = path.join(await folderOf({}), 'new')
  await expect(write(folder, '../../escaped')).rejects.toThrow('outside')
})

it('[PIC-66] writes an added picture next to its entity, or to a separate folder if there is a picture, and changes no text', async () => {
  const pictures = openMemoryBlobs()
  const [red, blue] = ['red', 'blue'].map((name) => createHash('sha256').update(name).digest('hex'))
  const forms = (name: string) => {
    const bytes = Buffer.from(name)
    return { small: bytes, medium: bytes, large: bytes, full: bytes, original: bytes }
  }
  const facts = { contentType: 'image/jpeg', width: 1, height: 1, blur: '' }
  await pictures.put(red ?? '', forms('red'), facts)
  await pictures.put(blue ?? '', forms('blue'), facts)
  const added = [
    { file: 'items/bell.md', hash: red ?? '', contentType: 'image/jpeg', replaces: false },
    { file: 'items/wick.md', hash: blue ?? '', contentType: 'image/png', replaces: true },
  ]
  const folder = await folderOf({})
  expect(await writeFolder(folder, writing({ ...sources('bell', 'wick'), added }, pictures))).toMatchObject({
    ok: true,
  })
  expect(await filesIn(folder)).toEqual(['bell.jpg', 'bell.md', 'wick.md'])
  expect(await readFile(path.join(folder, 'items/bell.jpg'), 'utf8')).toBe('red')
  expect(await readFile(path.join(folder, 'added/items/wick.png'), 'utf8')).toBe('blue')
  expect(await readFile(path.join(folder, 'items/bell.md'), 'utf8')).toBe('---\nname: bell\n---\n')
})
