import { pngFile } from '@waybook/testing/world/png-of.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'

import { openMemoryBlobs } from './memory-blobs.ts'
import { prepareAdded } from './prepare/prepare-added.ts'
import { storePrepared } from './store-upload.ts'

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#123' } })
const exif = { IFD0: { Make: 'Lanternworks', Artist: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }

async function added(bytes: Uint8Array) {
  const pictures = openMemoryBlobs()
  const stored = await storePrepared(await prepareAdded(bytes), pictures)
  if (!stored.ok) throw new Error(stored.why)
  const { hash } = stored.picture
  const form = async (name: 'full' | 'original') => Buffer.from((await pictures.get(hash, name)) ?? [])
  return { picture: stored.picture, full: await form('full'), original: await form('original') }
}
const whyNot = async (bytes: Uint8Array) => {
  const stored = await storePrepared(await prepareAdded(bytes), openMemoryBlobs())
  return stored.ok ? null : stored.why
}

/** The first box of HEIC and AVIF files, `ftyp`. */
function fileType(...brands: readonly string[]): Buffer {
  const content = Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.join('')}`, 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length + 4)
  return Buffer.concat([size, content, Buffer.alloc(400)])
}

it('[UPL-1] removes location, camera and author metadata, and stores the picture upright', async () => {
  const bytes = await blank(300, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect((await sharp(bytes).metadata()).exif?.includes('Lanternworks')).toBe(true)
  const { picture, full, original } = await added(bytes)
  expect(picture).toMatchObject({ contentType: 'image/jpeg', width: 200, height: 300 })
  for (const form of [full, original]) {
    const { width, height, exif: said, xmp, iptc, orientation } = await sharp(form).metadata()
    expect({ width, height, said, xmp, iptc, orientation }).toEqual({ width: 200, height: 300 })
    expect(form.includes('Lanternworks')).toBe(false)
  }
})

it('[UPL-1] removes metadata that a program wrote to a PNG', async () => {
  const bytes = await blank(30, 20)
    .png()
    .withExif({ IFD0: { ImageDescription: 'a secret prompt' } })
    .toBuffer()
  expect(bytes.includes('a secret prompt')).toBe(true)
  expect((await added(bytes)).original.includes('a secret prompt')).toBe(false)
})

it('[UPL-2] keeps transparency, and the first frame of an animation', async () => {
  const clear = { create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const
  const glass = await added(await sharp(clear).webp().toBuffer())
  expect([glass.picture.contentType, (await sharp(glass.full).stats()).isOpaque]).toEqual(['image/png', false])
  const frames = [blank(20, 20), blank(20, 20).negate()].map(async (frame) => await frame.png().toBuffer())
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const { picture, full } = await added(moving)
  expect([picture.width, picture.height]).toEqual([20, 20])
  expect((await sharp(full).stats()).dominant.r).toBeLessThan(60)
})

it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('[UPL-2] accepts %s', async (format) => {
  const { picture } = await added(await blank(30, 20).toFormat(format).toBuffer())
  expect(picture).toMatchObject({ width: 30, height: 20 })
})

it('[UPL-2] stores the same file once', async () => {
  const bytes = await blank(30, 20).png().toBuffer()
  expect((await added(bytes)).picture).toEqual((await added(bytes)).picture)
})

it.each([
  ['text', Buffer.from('GPS: 51.5, -0.1')],
  ['an empty file', Buffer.alloc(0)],
  ['an HTML page', Buffer.from('<html></html>')],
  ['an archive', Buffer.from('PK\x03\x04picture.png')],
])('[UPL-3] %s is not a picture', async (_what, bytes) => {
  expect(await whyNot(bytes)).toBe('is not a PNG, JPEG, WebP, AVIF or GIF picture')
})

it('[UPL-3] refuses SVG drawings', async () => {
  expect(await whyNot(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toMatch(/SVG/)
})

it.each([
  ['heic', 'mif1', 'heic'],
  ['mif1', 'mif1', 'heix', 'miaf'],
  ['hevc', 'msf1', 'hevc'],
])('[UPL-3] refuses a phone’s HEIC picture (%s) with advice', async (...brands) => {
  expect(await whyNot(fileType(...brands))).toBe('is in HEIC, which browsers cannot show: save or send it as JPEG')
})

it('[UPL-4] refuses truncated files', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const whole = sharp({ create: { width: 100, height: 100, channels: 3, background: '#123', noise } })
  for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
    const bytes = await whole.clone().toFormat(format).toBuffer()
    expect([format, await whyNot(bytes.subarray(0, Math.floor(bytes.length * 0.6)))]).toEqual([format, 'is broken'])
  }
})

it('[UPL-4] refuses a decompression bomb before decoding it', async () => {
  expect(await whyNot(pngFile(30_000, 30_000, Buffer.alloc(9000)))).toBe(
    'has more pixels than Waybook reads (144 million)',
  )
  expect(await whyNot(pngFile(12_001, 12_000, Buffer.alloc(9000)))).toMatch(/144 million/)
})
