import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { zipOf, type ZipPart } from '@waybook/testing/world/zip-of.ts'
import { describe, expect, it } from 'vitest'

import { unpackZip, type ZipLimits } from './unpack-zip.ts'

const LIMITS: ZipLimits = { bytes: 10_000, files: 5 }

async function unpack(parts: readonly ZipPart[] | Buffer, limits = LIMITS) {
  const folder = await folderOf({ 'into/keep.txt': '' })
  const file = path.join(folder, 'upload.zip')
  await writeFile(file, Buffer.isBuffer(parts) ? parts : zipOf(parts))
  const unpacked = await unpackZip(file, path.join(folder, 'into'), limits)
  return { unpacked, folder, into: path.join(folder, 'into') }
}

const many = (count: number) => Array.from({ length: count }, (_none, place) => ({ name: `${place}.md` }))

it('[CIM-1] unpacks everything except metadata of the system and version control', async () => {
  const { unpacked, into } = await unpack([
    { name: 'campaign.yaml', bytes: 'name: Ærø\n' },
    { name: 'items/' },
    { name: 'items/bell.md', bytes: 'a bell' },
    { name: '.obsidian/app.json', bytes: '{}' },
    { name: '__MACOSX/items/._bell.md', bytes: 'x' },
  ])
  expect(unpacked).toEqual({ ok: true })
  expect((await readdir(into, { recursive: true })).toSorted()).toEqual([
    '.obsidian',
    '.obsidian/app.json',
    'campaign.yaml',
    'items',
    'items/bell.md',
    'keep.txt',
  ])
  expect(await readFile(path.join(into, 'campaign.yaml'), 'utf8')).toBe('name: Ærø\n')
})

it('[CIM-226] unpacks the receipt of an export', async () => {
  const name = 'small/.waybook/export.json'
  const { into } = await unpack([
    { name, bytes: '{}' },
    { name: 'small/.waybook/.gitignore', bytes: '*' },
  ])
  expect(await readdir(path.join(into, 'small/.waybook'))).toEqual(['export.json'])
})

describe('[CIM-2] refuses', () => {
  it.each(['../out.md', 'items/../../out.md', '/out.md', 'C:/out.md', '..\\out.md'])('the path %s', async (name) => {
    const { unpacked, folder } = await unpack([{ name, bytes: 'x' }])
    expect(unpacked).toEqual({ ok: false, why: 'It holds a file whose path leads out of the folder' })
    expect(await readdir(folder)).not.toContain('out.md')
  })

  it.each([0o120_777, 0o010_644, 0o060_644])('a link, a pipe, a device: mode %o', async (mode) => {
    const { unpacked, into } = await unpack([{ name: 'link.md', bytes: '/etc/passwd', mode }])
    expect(unpacked).toEqual({ ok: false, why: 'link.md is a link or something else that is not a file' })
    expect(await readdir(into)).toEqual(['keep.txt'])
  })

  it('an encrypted file', async () => {
    const { unpacked } = await unpack([{ name: 'a.md', bytes: 'x', encrypted: true }])
    expect(unpacked).toEqual({ ok: false, why: 'a.md is encrypted' })
  })

  it('too many files', async () => {
    expect((await unpack(many(5))).unpacked).toEqual({ ok: true })
    expect((await unpack(many(6))).unpacked).toEqual({ ok: false, why: 'It holds more than 5 files' })
  })

  it('too many bytes in all files together', async () => {
    const half = { bytes: Buffer.alloc(6_000_000) }
    const limits = { bytes: 10 * 1024 * 1024, files: 5 }
    const { unpacked } = await unpack(
      [
        { name: 'a.md', ...half },
        { name: 'b.md', ...half },
      ],
      limits,
    )
    expect(unpacked).toEqual({ ok: false, why: 'Unpacked, it is larger than 10 MB' })
  })

  it('a file that is larger than it claims', async () => {
    const { unpacked, into } = await unpack([{ name: 'a.md', bytes: Buffer.alloc(9000), saysBytes: 10 }])
    expect(unpacked).toEqual({ ok: false, why: 'This is not a zip file, or it is incomplete' })
    expect((await readFile(path.join(into, 'a.md'))).length).toBeLessThanOrEqual(9000)
  })

  it('a duplicate name', async () => {
    const { unpacked } = await unpack([{ name: 'a.md' }, { name: 'a.md' }])
    expect(unpacked).toEqual({ ok: false, why: 'It holds two files of the same name' })
  })

  it('a file that is not a zip file, and half of one', async () => {
    const whole = zipOf(many(3))
    for (const bytes of [Buffer.from('no zip file'), Buffer.alloc(0), whole.subarray(0, whole.length - 30)])
      expect((await unpack(bytes)).unpacked).toEqual({ ok: false, why: 'This is not a zip file, or it is incomplete' })
  })
})

it('[CIM-2] treats a zip file inside like any other file', async () => {
  const { into } = await unpack([{ name: 'inner.zip', bytes: zipOf([{ name: '../out.md' }]) }])
  expect((await readdir(into)).toSorted()).toEqual(['inner.zip', 'keep.txt'])
})
