import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { smallSources } from '@waybook/converters/small-sources'
import { folderOf, waybookByRing, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { pngOf } from '@waybook/testing/world/png-of.ts'
import { zipOf } from '@waybook/testing/world/zip-of.ts'
import { expect, it } from 'vitest'

const png = pngOf(8, 8)

async function zipFile(parts: Readonly<Record<string, string | null>>): Promise<string> {
  const zip = zipOf(Object.entries(parts).map(([name, text]) => ({ name, bytes: text ?? png })))
  const file = path.join(await folderOf({}), 'export.zip')
  await writeFile(file, zip)
  return file
}

it.each(Object.keys(smallSources))('[CNV-1] a zip file of %s becomes a folder that check accepts', async (format) => {
  const [dataDir, out] = [await folderOf({}), path.join(await folderOf({}), 'out')]
  const from = await zipFile(smallSources[format] ?? {})
  const { code, out: said, error } = await waybookByRing(dataDir, ['convert', from, out])
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(said.split('\n').length).toBeLessThan(40)
  const checked = await waybookHere(dataDir, ['check', out])
  expect(checked.out).toMatch(/^0 faults, /m)
})

it('[CNV-6] prints the whole report as JSON, and copies pictures', async () => {
  const [dataDir, out] = [await folderOf({}), path.join(await folderOf({}), 'out')]
  const { code, out: said } = await waybookHere(dataDir, [
    'convert',
    await zipFile(smallSources['kanka'] ?? {}),
    out,
    '--json',
  ])
  const report: unknown = JSON.parse(said)
  expect([code, report]).toEqual([0, expect.objectContaining({ format: 'kanka', pictures: 2 })])
  expect((await readdir(path.join(out, 'pictures'))).toSorted()).toEqual(['aaaa.png', 'bbbb.png'])
  expect(await readFile(path.join(out, 'pictures/aaaa.png'))).toEqual(png)
})

it('[CNV-7] refuses a folder with files, a missing source, and a zip file that leads out of its folder', async () => {
  const [dataDir, full] = [await folderOf({}), await folderOf({ 'thesis.txt': 'mine' })]
  const out = path.join(await folderOf({}), 'out')
  const evil = await zipFile({ '../campaign.json': '{}' })
  const refusals = [
    [evil, full, `${full} is not empty; choose a new folder`],
    ['nothing-there', out, 'nothing-there: It does not exist'],
    [evil, out, `${evil}: It holds a file whose path leads out of the folder`],
  ]
  for (const [from = '', into = '', error] of refusals)
    expect(await waybookHere(dataDir, ['convert', from, into])).toEqual({
      code: 2,
      out: '',
      error: `waybook: ${error}\n`,
    })
  expect(await readdir(full)).toEqual(['thesis.txt'])
})

it('[CNV-3] a source that cannot be read is one line with its place, and writes nothing', async () => {
  const [dataDir, folder] = [await folderOf({}), await folderOf({ 'cellar.uvtt': '{"image": ' })]
  const [from, out] = [path.join(folder, 'cellar.uvtt'), path.join(folder, 'out')]
  const error = `waybook: ${from}: cellar.uvtt: line 1, column 11: This is not valid JSON\n`
  expect(await waybookHere(dataDir, ['convert', from, out])).toEqual({ code: 1, out: '', error })
  expect(await readdir(folder)).toEqual(['cellar.uvtt'])
})

it('[CNV-70] writes a campaign folder for OnlyWorlds, and its characters for Foundry VTT', async () => {
  const [dataDir, parent] = [await folderOf({}), await folderOf({})]
  const from = await folderOf({
    'campaign.yaml': 'name: Small\n',
    'characters/kessa.md': '---\nname: Kessa\nmaxHp: 12\n---\n\nBorn on the ebb.\n',
  })
  const world = await waybookHere(dataDir, ['convert', from, path.join(parent, 'world'), '--to', 'onlyworlds'])
  const actors = await waybookHere(dataDir, ['convert', from, path.join(parent, 'actors'), '--to', 'foundry'])
  expect([world.code, actors.code]).toEqual([0, 0])
  expect((await readdir(path.join(parent, 'world'))).toSorted()).toEqual(['elements', 'world.json'])
  expect(await readdir(path.join(parent, 'actors'))).toEqual([expect.stringMatching(/^fvtt-Actor-kessa-\w{16}\.json$/)])
})
