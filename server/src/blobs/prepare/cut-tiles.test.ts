import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'

import { cutTiles } from './cut-tiles.ts'

/** The maximum change of a channel by lossy encoding. */
const LOSS = 12

const folder = await mkdtemp(path.join(tmpdir(), 'waybook-'))
afterAll(async () => await rm(folder, { recursive: true }))

async function cutFrom(bytes: Uint8Array) {
  const file = path.join(folder, 'picture')
  await writeFile(file, bytes)
  return await cutTiles(file)
}

async function tilesOf(picture: Uint8Array) {
  const cut = await cutFrom(picture)
  if (!cut.ok) throw new Error(cut.why)
  return cut.tiles
}

async function sizesOf(tiles: ReadonlyMap<string, Uint8Array>): Promise<Record<string, string>> {
  const sizes: Record<string, string> = {}
  for (const [id, tile] of tiles) {
    const { width, height } = await sharp(tile).metadata()
    sizes[id] = `${width} x ${height}`
  }
  return sizes
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()

describe('tiles', () => {
  it('[FOG-40] show the picture at full, half and quarter size, in squares of 512 px', async () => {
    expect(await sizesOf(await tilesOf(await plain(1101, 514)))).toEqual({
      '0-0-0': '512 x 512',
      '0-1-0': '512 x 512',
      '0-2-0': '77 x 512',
      '0-0-1': '512 x 2',
      '0-1-1': '512 x 2',
      '0-2-1': '77 x 2',
      '1-0-0': '512 x 257',
      '1-1-0': '39 x 257',
      '2-0-0': '276 x 129',
    })
  })

  it('[FOG-40] a pixel is the mean of its four source pixels, and of no neighbors', async () => {
    const [width, height] = [64, 64]
    const data = Buffer.alloc(width * height, 0)
    for (let row = 0; row < height; row += 1) data.fill(240, row * width + 32, row * width + 64)
    const tiles = await tilesOf(
      await sharp(data, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer(),
    )
    const quarter = await sharp(tiles.get('2-0-0')).extractChannel(0).raw().toBuffer()
    const [left, right] = [quarter[7] ?? -1, quarter[8] ?? -1]
    expect([left < LOSS * 2, right > 240 - LOSS * 2]).toEqual([true, true])
  })

  it('[FOG-40] a transparent picture gets the background of the night theme', async () => {
    const clear = { create: { width: 8, height: 8, channels: 4, background: '#ff000000' } } as const
    const tiles = await tilesOf(await sharp(clear).png().toBuffer())
    const [red = 0, green = 0, blue = 0] = await sharp(tiles.get('0-0-0')).raw().toBuffer()
    expect([red, green, blue].every((value, at) => Math.abs(value - ([24, 22, 20][at] ?? 0)) < LOSS)).toBe(true)
  })

  it('[FOG-40] the smallest picture has one tile at each level, and no temporary files remain', async () => {
    expect(await sizesOf(await tilesOf(await plain(1, 1)))).toEqual({
      '0-0-0': '1 x 1',
      '1-0-0': '1 x 1',
      '2-0-0': '1 x 1',
    })
    expect(await readdir(folder)).toEqual(['picture'])
  })

  it('[FOG-40] a file that is not a picture is refused', async () => {
    expect(await cutFrom(Buffer.from('no picture'))).toMatchObject({ ok: false })
  })
})
