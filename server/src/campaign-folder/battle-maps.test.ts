import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { toUvtt } from '@waybook/converters'
import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { writingOf } from '@waybook/testing/stores/writing-of.ts'
import { pngFile, pngOf } from '@waybook/testing/world/png-of.ts'
import { expect, it } from 'vitest'

import { openMemoryBlobs } from '#blobs/memory-blobs.ts'

import type { AuthoredCampaign } from './authored-campaign.ts'
import { faultLine } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'
import { writeFolder } from './write-folder.ts'

const map = (shade: number, image = pngOf(shade)) =>
  toUvtt(
    {
      grid: { columns: 12, rows: 12, offset: [0, 0], pixelsPerCell: 2 },
      walls: [],
      doors: [{ from: [shade, 0], to: [shade, 10], open: false, secret: false }],
      lights: [],
      lightsAreInPicture: false,
      ambientLight: null,
    },
    image.toString('base64'),
  )
const cave = '---\nname: Cave\nmap: Cave.dd2vtt\n---\nX.\n'
const base = { 'campaign.yaml': 'name: T\n', 'scenes/cave.md': cave, 'scenes/Cave.dd2vtt': map(10) }

async function load(files: Readonly<Record<string, string>>) {
  const [folder, blobs] = [await folderOf(files), openMemoryBlobs()]
  return { folder, blobs, ...(await loadCampaign(folder, { pictures: blobs })) }
}

const shapeOf = (campaign: AuthoredCampaign | null) =>
  campaign?.entities.map(({ id, name, visible, picture }) => [id, name, visible, picture?.path])

it('[CAM-340] a scene’s file names a Universal VTT file as its map, which is its picture too', async () => {
  const { campaign, faults, warnings } = await load(base)
  expect([...faults, ...warnings].map(faultLine)).toEqual([])
  expect(shapeOf(campaign)).toEqual([['scenes/cave', 'Cave', null, 'scenes/Cave.dd2vtt']])
  expect(campaign?.entities[0]?.map?.path).toBe('scenes/Cave.dd2vtt')
  expect([...(campaign?.walls?.values() ?? [])].map(({ doors }) => doors[0]?.from)).toEqual([[10, 0]])
})

it('[CAM-341] a Universal VTT file that no page uses is a scene that players do not see', async () => {
  const { campaign, faults, warnings } = await load({ ...base, 'Maps/Old Mill.uvtt': map(20) })
  expect([...faults, ...warnings].map(faultLine)).toEqual([])
  expect(shapeOf(campaign)).toContainEqual(['scenes/old-mill', 'Old Mill', false, 'Maps/Old Mill.uvtt'])
})

it.each([
  ['beside a page of its name', { 'Maps/Old Mill.md': '---\ntype: scene\n---\n' }],
  ['named by a page', { 'scenes/mill.md': '---\nname: Mill\nmap: "[[Old Mill.uvtt]]"\n---\n' }],
  ['shown in a text', { 'locations/mill.md': '---\nname: Mill\n---\n\n![[Old Mill.uvtt]]\n' }],
])('[CAM-341] a Universal VTT file %s is no scene of its own', async (_what, more) => {
  const { campaign } = await load({ ...base, ...more, 'Maps/Old Mill.uvtt': map(20) })
  expect(campaign?.entities).toHaveLength(2)
})

it('[CAM-342] an export returns the maps byte for byte, and no page that nobody wrote', async () => {
  const files = { ...base, 'Maps/Old Mill.uvtt': map(20) }
  const { campaign, folder, blobs } = await load(files)
  if (!campaign) throw new Error('There is no campaign')
  const pictures = campaign.entities.map(({ picture }) => picture).filter((picture) => picture !== null)
  const sources = {
    campaign: campaign.source,
    files: campaign.entities.map(({ source }) => source),
    pictures,
    added: [],
  }
  const exported = `${folder}-exported`
  expect(await writeFolder(exported, writingOf(sources, blobs))).toMatchObject({ ok: true })
  const names = await readdir(exported, { recursive: true, withFileTypes: true })
  const written = names.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name))
  const paths = written.map((one) => path.relative(exported, one)).filter((one) => !one.startsWith('.'))
  expect(paths.toSorted()).toEqual(Object.keys(files).toSorted())
  for (const [file, text] of Object.entries(files)) expect(await readFile(path.join(exported, file), 'utf8')).toBe(text)
})

it('[CAM-343] a broken map leaves out the picture, not the scene', async () => {
  const { campaign, faults } = await load({ ...base, 'scenes/Cave.dd2vtt': '{"resolution":{"map_size":' })
  expect(shapeOf(campaign)).toEqual([['scenes/cave', 'Cave', null, undefined]])
  expect(faults.map(faultLine)).toEqual([
    expect.stringMatching(
      /^scenes\/Cave.dd2vtt:1: the picture scenes\/Cave.dd2vtt is not a Universal VTT file \(line 1/,
    ),
  ])
})

it('[PIC-320] a check says that a large picture is scaled, and from what', async () => {
  const large = map(10, pngFile(12_000, 12_000, Buffer.alloc(9000)))
  const folder = await folderOf({ ...base, 'scenes/Cave.dd2vtt': large })
  const { notes } = await loadCampaign(folder, { pictures: null })
  expect(notes.map(faultLine)).toEqual([
    'scenes/Cave.dd2vtt:1: note: this picture is scaled from 12000 × 12000 to 8000 × 8000 pixels, because it is larger than Waybook shows; the file stays as it is; to show no picture, list it under leaveOut: in campaign.yaml',
  ])
})
