import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { FOLDER_PICTURE_MAX_BYTES, PICTURE_PIXELS } from '@waybook/contract'
import { toUvtt } from '@waybook/converters'
import { pngFile, pngOf } from '@waybook/testing/world/png-of.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { inspectPicture } from './inspect-picture.ts'
import { millions } from './picture-decoder.ts'
import { preparePicture } from './prepare-picture.ts'

const inspect = async (bytes: Uint8Array) => await inspectPicture(bytes, { svg: true })
/** Only its header is read. */
const headOf = (width: number, height: number) => pngFile(width, height, Buffer.alloc(9000))

it.each([
  [8000, 8000, { width: 8000, height: 8000, scaledFrom: null }],
  [12_000, 12_000, { width: 8000, height: 8000, scaledFrom: { width: 12_000, height: 12_000 } }],
  [16_000, 9000, { width: 10_666, height: 6000, scaledFrom: { width: 16_000, height: 9000 } }],
])('[PIC-320] a picture of %i by %i pixels is shown at its size, or scaled down', async (width, height, shown) => {
  expect(await inspect(headOf(width, height))).toMatchObject(shown)
})

describe('a Universal VTT file', () => {
  const standing = { walls: [], doors: [], lights: [], lightsAreInPicture: false, ambientLight: null }
  const grid = { columns: 4, rows: 4, offset: [0, 0] as const, pixelsPerCell: 6 }
  const mapOf = (image: string) => Buffer.from(toUvtt({ grid, ...standing }, image))

  it('[PIC-321] has the size of the picture inside, and its sizes show that picture', async () => {
    const map = mapOf(pngOf(90).toString('base64'))
    expect(await inspect(map)).toMatchObject({ ok: true, width: 24, height: 24, walls: { grid } })
    const prepared = await preparePicture(map, { svg: true })
    if (!prepared.ok) throw new Error(prepared.why)
    expect(await sharp(prepared.forms.full).metadata()).toMatchObject({ format: 'webp', width: 24 })
    expect(prepared.forms.original).toBe(map)
  })

  it.each([
    ['', 'has no PNG, JPEG, WebP or GIF picture inside'],
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
      'has no PNG, JPEG, WebP or GIF picture inside',
    ],
    [
      headOf(12_001, 12_000).toString('base64'),
      'has a picture inside that has more pixels than Waybook reads (144 million)',
    ],
  ])('[PIC-321] is refused for its picture', async (image, why) => {
    expect(await inspect(mapOf(image))).toEqual({ ok: false, why })
  })

  it('[SIGHT-53] says how many lines of walls it has beyond those for which a scene has room', async () => {
    const walls = Array.from({ length: 5002 }, () => ({
      kind: 'wall' as const,
      points: [
        [1, 1],
        [2, 2],
      ] as const,
    }))
    const map = Buffer.from(toUvtt({ grid, ...standing, walls }, pngOf(90).toString('base64')))
    const inspected = await inspect(map)
    expect(inspected.ok && inspected.walls?.walls.length).toBe(5000)
    expect(inspected.ok && inspected.walls?.cut).toBe(2)
  })

  it('[PIC-321] far from a map, a wall is dropped, and the others stay', async () => {
    const walls = [
      [
        [1, 1],
        [2, 2],
      ],
      [
        [1, 1],
        [1e9, 2],
      ],
    ].map((points) => ({ kind: 'wall' as const, points: points.map(([x = 0, y = 0]) => [x, y] as const) }))
    const bytes = Buffer.from(toUvtt({ grid, ...standing, walls }, pngOf(90).toString('base64')))
    expect(await inspect(bytes)).toMatchObject({ walls: { walls: [{ kind: 'wall' }] } })
  })
})

it('[PIC-320] the documents name the limits of the program', async () => {
  const { most, shown, shownWebp, gif, avif } = PICTURE_PIXELS
  const docs = path.join(import.meta.dirname, '../../../../docs')
  for (const name of ['spec/pictures.md', 'campaign-format.md']) {
    const text = await readFile(path.join(docs, name), 'utf8')
    for (const limit of [most, shown, shownWebp, gif, avif])
      expect([name, text]).toEqual([name, expect.stringContaining(millions(limit))])
  }
  expect(await readFile(path.join(docs, 'campaign-format.md'), 'utf8')).toContain(
    `${FOLDER_PICTURE_MAX_BYTES / 1e6} MB`,
  )
})
