import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { pictureHash } from '#blobs/blobs.ts'
import { openMemoryBlobs } from '#blobs/memory-blobs.ts'

import { loadCampaign } from './load-campaign.ts'

const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>'
const painted = async () =>
  await sharp({ create: { width: 4, height: 2, channels: 3, background: '#123' } })
    .png()
    .toBuffer()

describe('the picture of an entity', () => {
  async function pictureOf(front: string, ...names: string[]) {
    const folder = await folderOf({ 'campaign.yaml': 'name: S\n', 'items/bell.md': `---\nname: Bell\n${front}---\n` })
    for (const name of names) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), name.endsWith('svg') ? drawn : await painted())
    }
    const { campaign } = await loadCampaign(folder, { pictures: null })
    return campaign?.entities[0]?.picture?.path ?? null
  }

  it.each<[string, string[], string | null]>([
    ['', [], null],
    ['', ['items/bell.svg'], 'items/bell.svg'],
    ['', ['items/bell.svg', 'items/bell.png'], 'items/bell.png'],
    ['picture: art/b.png\n', ['items/bell.svg', 'art/b.png'], 'art/b.png'],
    ['picture: ./art/../art/b.png\n', ['art/b.png'], 'art/b.png'],
    ['picture: ../b.png\n', ['items/bell.svg'], 'items/bell.svg'],
    ['imagePath: art/b.png\n', ['art/b.png', 'art/thumbnails/b-large.png'], 'art/b.png'],
    [
      'imagePath: art/b.png\n',
      ['art/thumbnails/b-small.png', 'art/thumbnails/b-large.png'],
      'art/thumbnails/b-large.png',
    ],
    ['imagePath: art/b.png\n', ['thumbnails/b-medium.png', 'items/bell.svg'], 'thumbnails/b-medium.png'],
    ['type: scene\nproperties: { image_path: art/b.png }\n', ['art/b.png'], 'art/b.png'],
  ])('[CAM-18] with %j and %j is %s', async (front, names, wanted) =>
    expect(await pictureOf(front, ...names)).toBe(wanted),
  )

  it('[CIM-454] is neither stored nor shown if campaign.yaml leaves it out, and an export has its file', async () => {
    const pictures = openMemoryBlobs()
    const files = { 'campaign.yaml': 'name: S\nleaveOut: [items/bell.svg]\n', 'items/bell.svg': drawn }
    const folder = await folderOf({
      ...files,
      'items/bell.md': '![[bell.svg]]',
      'items/rope.svg': drawn,
      'items/rope.md': '',
    })
    const { campaign, warnings, notes, unread } = await loadCampaign(folder, { pictures })
    expect(campaign?.entities.map(({ picture, textPictures }) => [picture?.path, textPictures])).toEqual([
      [undefined, []],
      ['items/rope.svg', []],
    ])
    expect([warnings, unread]).toEqual([[], ['items/bell.svg']])
    expect(notes).toMatchObject([{ file: 'items/bell.svg', leavesOut: 'field' }])
  })

  it('[CAM-18] is stored once, with progress', async () => {
    const pictures = openMemoryBlobs()
    const files = { 'campaign.yaml': 'name: S\ncover: cover.svg\ncoverTall: cover.svg\n', 'cover.svg': drawn }
    const folder = await folderOf(files)
    const told: string[] = []
    const onProgress = (done: number, total: number) => void told.push(`${done}/${total}`)
    const { campaign } = await loadCampaign(folder, { pictures, onPictures: onProgress })
    expect(told).toEqual(['1/1'])
    expect(campaign?.cover).toMatchObject({ path: 'cover.svg', contentType: 'image/svg+xml', width: 1280, height: 640 })
    expect(campaign?.coverTall).toEqual(campaign?.cover)
    expect(Buffer.from((await pictures.get(campaign?.cover?.hash ?? '', 'original')) ?? []).toString()).toBe(drawn)
  })

  it('[CAM-1] is not stored if a fault prevents the import', async () => {
    const pictures = openMemoryBlobs()
    const files = { 'campaign.yaml': 'name: S\ncover: cover.svg\n', 'cover.svg': drawn, 'item.facts': 'items/bell\n' }
    const { campaign } = await loadCampaign(await folderOf(files), { pictures })
    expect(campaign).toBeNull()
    expect(await pictures.facts(pictureHash(Buffer.from(drawn)))).toBeNull()
  })
})
