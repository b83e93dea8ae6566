import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf, waybook, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { expect, it } from 'vitest'

it('[CAM-224] writes a campaign without faults and warnings that can be imported', async () => {
  const [dataDir, parent] = [await folderOf({}), await folderOf({})]
  const folder = path.join(parent, 'grey-ford')
  expect(await waybook(dataDir, ['new', folder, '--name', 'Ford: "North"'])).toMatchObject({ code: 0, error: '' })
  expect(await waybookHere(dataDir, ['check', folder, '--strict'])).toEqual({
    code: 0,
    out: '1 file not read, but kept for exports: README.md\n0 faults, 0 warnings\n',
    error: '',
  })
  expect(await readFile(path.join(folder, 'campaign.yaml'), 'utf8')).toContain(`\nname: 'Ford: "North"'\n`)
  expect(await readFile(path.join(folder, 'README.md'), 'utf8')).toMatch(/^# Ford: "North"\n/)
  const { code, out } = await waybookHere(dataDir, ['import', folder])
  expect([code, out]).toEqual([0, expect.stringContaining('Imported: 11 added, 0 changed, 0 removed\n')])
})

it('[CAM-224] names the campaign after its folder, and refuses a folder with files', async () => {
  const dataDir = await folderOf({})
  const folder = path.join(await folderOf({}), 'Marsh')
  expect((await waybookHere(dataDir, ['new', folder])).code).toBe(0)
  expect(await readFile(path.join(folder, 'campaign.yaml'), 'utf8')).toContain('\nname: Marsh\n')
  const other = await folderOf({ 'thesis.txt': 'mine' })
  expect(await waybookHere(dataDir, ['new', other])).toEqual({
    code: 2,
    out: '',
    error: `waybook: ${other} is not empty; choose a new folder\n`,
  })
  expect(await readdir(other)).toEqual(['thesis.txt'])
})
