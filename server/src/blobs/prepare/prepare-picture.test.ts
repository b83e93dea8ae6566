import { pngFile } from '@waybook/testing/world/png-of.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { pictureHash } from '../blobs.ts'
import { openMemoryBlobs } from '../memory-blobs.ts'
import { storePicture } from '../store-picture.ts'
import { preparePicture, type Prepared } from './prepare-picture.ts'

const inFolder = { svg: true }
const uploaded = { svg: false }
const drawing = (attributes: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="50%" height="100%" fill="#a84a16"/></svg>`,
  )
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#123' } })

function sound(prepared: Prepared) {
  if (!prepared.ok) throw new Error(`The picture ${prepared.why}`)
  return prepared
}
const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return [format, width, height]
}
const whyNot = async (bytes: Uint8Array, source = inFolder) => {
  const prepared = await preparePicture(bytes, source)
  return prepared.ok ? null : prepared.why
}

describe('the forms of a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('[PIC-1] are made from %s', async (format) => {
    const bytes = await blank(300, 200).toFormat(format).toBuffer()
    const { facts, forms } = sound(await preparePicture(bytes, uploaded))
    expect(facts).toMatchObject({ contentType: `image/${format}`, width: 300, height: 200 })
    expect(facts.blur).toMatch(/^data:image\/webp;base64,.{20,400}$/)
    expect(forms.original).toBe(bytes)
    expect(await sizeOf(forms.small)).toEqual(['webp', 160, 107])
    expect(await sizeOf(forms.large)).toEqual(['webp', 300, 200])
  })

  it('[PIC-2] are sized by the longer edge, and the full form is limited', async () => {
    const { forms, facts } = sound(await preparePicture(await blank(1500, 3000).png().toBuffer(), uploaded))
    expect(facts).toMatchObject({ width: 1500, height: 3000 })
    const sizes = await Promise.all([forms.small, forms.medium, forms.large, forms.full].map(sizeOf))
    expect(sizes.map(([, ...size]) => size)).toEqual([
      [80, 160],
      [240, 480],
      [640, 1280],
      [1200, 2400],
    ])
  })

  it('[PIC-3] are upright and contain no location or author', async () => {
    const exif = { IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const bytes = await blank(300, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { facts, forms } = sound(await preparePicture(bytes, uploaded))
    expect(facts).toMatchObject({ width: 200, height: 300 })
    const { width, height, exif: kept, orientation } = await sharp(forms.full).metadata()
    expect({ width, height, kept, orientation }).toEqual({
      width: 200,
      height: 300,
      kept: undefined,
      orientation: undefined,
    })
  })

  it('keep transparency', async () => {
    const glass = {
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    } as const
    const { forms } = sound(await preparePicture(await sharp(glass).png().toBuffer(), uploaded))
    expect((await sharp(forms.full).stats()).isOpaque).toBe(false)
  })
})

describe('a drawing', () => {
  it.each([
    ['viewBox="0 0 40 20"', 1280, 640],
    ['viewBox="0 0 40 20" width="2000" height="1000"', 2000, 1000],
    ['width="9000" height="3000"', 2400, 800],
  ])('[PIC-4] with %s is drawn at %i by %i', async (attributes, width, height) => {
    const { facts, forms } = sound(await preparePicture(drawing(attributes), inFolder))
    expect(facts).toMatchObject({ contentType: 'image/svg+xml', width, height })
    expect(await sizeOf(forms.full)).toEqual(['webp', width, height])
  })

  it('[PIC-1] cannot be uploaded', async () => {
    expect(await whyNot(drawing('viewBox="0 0 9 9"'), uploaded)).toMatch(/cannot be uploaded/)
  })
})

describe('a refused file', () => {
  let png: Buffer
  beforeAll(async () => {
    png = await blank(400, 400).png().toBuffer()
  })

  it.each([
    ['text', Buffer.from('not a picture')],
    ['an empty file', Buffer.alloc(0)],
    ['an HTML page', Buffer.from('<html><svg/></html>')],
    ['a BMP', Buffer.from('BM000000')],
  ])('[PIC-1] %s is not a picture', async (_what, bytes) => expect(await whyNot(bytes)).toMatch(/^is not a PNG/))

  it('[PIC-1] only begins like a drawing, and is recognized quickly', async () => {
    expect(await whyNot(Buffer.from(`${'<!---->'.repeat(500)}x`))).toMatch(/^is not a PNG/)
    expect(
      await whyNot(
        Buffer.from(`${'<!-- - -->\n'.repeat(40)}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`),
      ),
    ).toBeNull()
  })

  it('[PIC-5] is a drawing with active content', async () => {
    expect(await whyNot(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))).toBe(
      'has a <script> element',
    )
  })

  it('[PIC-6] is truncated or damaged', async () => {
    expect(await whyNot(png.subarray(0, png.length / 2))).toBe('is broken')
    expect(await whyNot(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>'))).toBe('is broken')
  })

  it('[PIC-6] is a decompression bomb', async () => {
    expect(await whyNot(pngFile(12_001, 12_000, Buffer.alloc(9000)))).toMatch(/144 million/)
    expect(await whyNot(drawing('width="90000" height="90000"'))).toMatch(/144 million/)
  })

  // Making this picture takes more than a second of processor time.
  it.runIf(process.env['LONG'])('[PIC-6] is an AVIF that would take too much memory', async () => {
    const large = await blank(4096, 4097).avif({ effort: 0 }).toBuffer()
    expect(await whyNot(large)).toBe(
      'has more pixels than Waybook reads in an AVIF (17 million): save it as JPEG or PNG',
    )
  })
})

it('[PIC-8] does not prepare a stored picture again', async () => {
  const pictures = openMemoryBlobs()
  const bytes = await blank(30, 20).png().toBuffer()
  const first = await storePicture(bytes, pictures, inFolder)
  expect(await storePicture(bytes, pictures, inFolder)).toEqual(first)
  // Text cannot be prepared as a picture, so these facts can only come from the store.
  const text = Buffer.from('not a picture')
  const facts = { contentType: 'image/png', width: 1, height: 1, blur: '' }
  const forms = { small: text, medium: text, large: text, full: text, original: text }
  await pictures.put(pictureHash(text), forms, facts)
  expect(await storePicture(text, pictures, inFolder)).toEqual({
    ok: true,
    picture: { hash: pictureHash(text), ...facts },
    scaledFrom: null,
    walls: null,
  })
})
