import { mkdir, readdir, rm, utimes } from 'node:fs/promises'
import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { expect, it } from 'vitest'

import { describeBlobs } from './blobs.contract.ts'
import { openFolderBlobs } from './folder-blobs.ts'

describeBlobs('a folder', async () => await openFolderBlobs(await folderOf({})))

const hash = 'ab'.padEnd(64, '0')
const small = Buffer.from('small')
const forms = { small, medium: small, large: small, full: small, original: small }
const facts = { contentType: 'image/png', width: 1, height: 1, blur: '' }

it('[PIC-7] stores a picture in a folder named by its hash, and leaves no temporary files', async () => {
  const root = await folderOf({})
  const pictures = await openFolderBlobs(root)
  await pictures.put(hash, forms, facts)
  expect(await readdir(root)).toEqual(['ab'])
  expect((await readdir(path.join(root, 'ab', hash.slice(2)))).toSorted()).toEqual([
    'facts.json',
    'full.webp',
    'large.webp',
    'medium.webp',
    'original',
    'small.webp',
  ])
})

it('[PIC-7] ignores leftovers of a killed process, and removes them when they are old enough', async () => {
  const root = await folderOf({})
  const left = path.join(root, '.arriving-old')
  await Promise.all([mkdir(left), mkdir(path.join(root, '.arriving-new'))])
  await utimes(left, 0, 0)
  await openFolderBlobs(root)
  expect(await readdir(root)).toEqual(['.arriving-new'])
})

it('fails the ping when pictures cannot be stored', async () => {
  const root = await folderOf({})
  const pictures = await openFolderBlobs(root)
  await rm(root, { recursive: true })
  await expect(pictures.ping()).rejects.toThrow('ENOENT')
})
