import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, it } from 'vitest'

import { pictureHash } from '../blobs.ts'
import { describePicture } from './describe-picture.ts'
import { preparePicture } from './prepare-picture.ts'
import { RENDERINGS, renderingName } from './rendering.ts'

/** By how much a shade may differ on average, of 255. */
const DIFFERENCE_MAX = 12
const MB = 1024 * 1024
const campaign = path.dirname(RENDERINGS)
const files = (await readdir(campaign, { recursive: true })).filter((name) => name.endsWith('.svg'))
const drawings = await Promise.all(
  files.map(async (file) => {
    const svg = await readFile(path.join(campaign, file))
    return { file, svg, rendering: path.join(RENDERINGS, renderingName(pictureHash(svg))) }
  }),
)

/** Drawing one takes a tenth of a second, so the middle ring draws a few. */
const someDrawings = drawings.filter((_, index) => process.env['LONG'] || index % 8 === 0)

/** The shades of a picture in rough, as bytes. */
async function roughly(picture: Uint8Array | string): Promise<Uint8Array> {
  return await sharp(picture).flatten().resize(4, 4, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}

it('[PIC-316] each drawing of the demo has a rendering, and there are no others: run scripts/render-demo.ts', async () => {
  const expected = drawings.map(({ rendering }) => path.basename(rendering))
  expect((await readdir(RENDERINGS)).toSorted()).toEqual([...new Set(expected)].toSorted())
})

it('[PIC-316] the renderings take up at most 12 MB', async () => {
  const sizes = await Promise.all(drawings.map(async ({ rendering }) => (await stat(rendering)).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12 * MB)
})

it('[PIC-316] a rendering shows what its drawing shows, at the same size', async () => {
  for (const { file, svg, rendering } of someDrawings) {
    const described = await describePicture(svg, { svg: true })
    if (!described.ok) throw new Error(`${file} ${described.why}`)
    const { width, height, blur } = described.facts
    expect({ file, ...(await sharp(rendering).metadata()) }).toMatchObject({ file, format: 'webp', width, height })
    const preview = await roughly(Buffer.from(blur.slice(blur.indexOf(',') + 1), 'base64'))
    const shades = await roughly(rendering)
    const differences = shades.map((shade, index) => Math.abs(shade - (preview[index] ?? 0)))
    const mean = differences.reduce((sum, one) => sum + one, 0) / shades.length
    expect([file, mean < DIFFERENCE_MAX]).toEqual([file, true])
  }
}, 60_000)

it('[PIC-316] a rendering is sent instead of drawing the picture again', async () => {
  const [drawing] = drawings
  if (!drawing) throw new Error('The demo has no drawings')
  const prepared = await preparePicture(drawing.svg, { svg: true })
  if (!prepared.ok) throw new Error(prepared.why)
  const { full, small, original } = prepared.forms
  expect(Buffer.compare(full, await readFile(drawing.rendering))).toBe(0)
  expect((await sharp(small).metadata()).width).toBeLessThanOrEqual(160)
  expect(original).toBe(drawing.svg)
  const changed = await preparePicture(Buffer.concat([drawing.svg, Buffer.from('\n')]), { svg: true })
  expect(changed.ok && Buffer.compare(changed.forms.full, full)).not.toBe(0)
})
