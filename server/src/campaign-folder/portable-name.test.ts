import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { openMemoryBlobs } from '#blobs/memory-blobs.ts'
import { unpackZip } from '#features/imports/unpack-zip.ts'

import { faultLine } from './fault.ts'
import { readInside, writeInside } from './file-inside.ts'
import { loadCampaign } from './load-campaign.ts'
import { originalPath, portablePath, unpackedPath } from './portable-name.ts'
import { zipFolder } from './zip-folder.ts'

describe('[CAM-280] file names that Windows forbids', () => {
  it.each([
    ['characters/kessa-vane.md', 'characters/kessa-vane.md'],
    ['locations/What?.md', 'locations/What%3F.md'],
    ['World/Act 1: The Road/Mara "Red" Venn.md', 'World/Act 1%3A The Road/Mara %22Red%22 Venn.md'],
    ['items/con.md', 'items/%63on.md'],
    ['items/Com1.tar.png', 'items/%43om1.tar.png'],
    ['items/conch.md', 'items/conch.md'],
    ['notes. /a.md', 'notes%2E%20/a.md'],
    ['items/100%.md', 'items/100%.md'],
    ['items/100%: all.md', 'items/100%25%3A all.md'],
    ['items/%3A.md', 'items/%253A.md'],
  ])('writes %s as %s, and reads it back', (original, portable) => {
    expect(portablePath(original)).toBe(portable)
    expect(originalPath(portable)).toBe(original)
  })

  it.each(['items/a.md:b.md', 'locations/What?.md', 'locations/What%3F.md', 'items/con.md', 'items/100%.md'])(
    'unpacks %s from a zip under a name that Windows can store, and reads back the same name',
    (name) => {
      const unpacked = unpackedPath(name, 'win32')
      expect(portablePath(originalPath(unpacked))).toBe(unpacked)
      expect(originalPath(unpacked)).toBe(originalPath(name))
      expect(unpackedPath(name, 'linux')).toBe(name)
    },
  )

  it('reads back every path, so different paths stay different', () => {
    const name = fc.string({
      unit: fc.constantFrom('%', '3', 'A', ':', '?', '.', ' ', 'c', 'o', 'n', 'é', '/'),
      maxLength: 12,
    })
    fc.assert(
      fc.property(name, (original) => {
        expect(originalPath(portablePath(original))).toBe(original)
      }),
    )
  })

  it('does not change a path that only looks escaped', () => {
    expect(originalPath('items/50%41.md')).toBe('items/50%41.md')
  })
})

const BELL = 'items/bell: old.md'
const sources = {
  campaign: 'name: Small\n',
  files: [{ path: BELL, text: '---\nname: Bell\n---\n' }],
  pictures: [],
  added: [],
}

it('[CAM-280] a zip has the escaped name, and unpacked it is the same entity under its original name', async () => {
  const [folder, zip] = [await temporaryFolder(), path.join(await temporaryFolder(), 'small.zip')]
  await writeFile(zip, await buffer(zipFolder('small', sources, openMemoryBlobs())))
  await unpackZip(zip, folder, { files: 99, bytes: 99_999 })
  expect(await readdir(path.join(folder, 'small/items'))).toEqual(['bell%3A old.md'])
  const { campaign, notes } = await loadCampaign(path.join(folder, 'small'), { pictures: null })
  expect(campaign?.entities).toMatchObject([{ id: 'items/bell-old', source: { path: BELL } }])
  expect(notes.map(faultLine)).toContainEqual(
    `${BELL}:1: note: Windows cannot store this name; an export writes items/bell%3A old.md there`,
  )
})

it.runIf(process.platform !== 'win32')('[CAM-280] a file keeps the name that it has in the folder', async () => {
  const folder = await folderOf({ 'items/bell%3A old.md': 'from a zip' })
  await writeInside(folder, BELL, 'changed')
  await writeInside(folder, 'items/lamp?.md', 'new')
  expect(await readdir(path.join(folder, 'items'))).toEqual(['bell%3A old.md', 'lamp?.md'])
  expect(String(await readInside(folder, BELL))).toBe('changed')
})
