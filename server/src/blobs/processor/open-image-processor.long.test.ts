import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'

import { prepareAdded } from '../prepare/prepare-added.ts'
import { preparePicture, type Prepared } from '../prepare/prepare-picture.ts'
import type { ImageProcessor } from './image-processor.ts'
import { inProcessImageProcessor } from './image-processor.ts'
import { openImageProcessor } from './open-image-processor.ts'

async function filesWith(...contents: readonly Uint8Array[]): Promise<string[]> {
  const folder = await folderOf({})
  const files = contents.map((_, index) => path.join(folder, String(index)))
  await Promise.all(files.map(async (file, index) => await writeFile(file, contents[index] ?? '')))
  return files
}

function opened(): ImageProcessor {
  const processor = openImageProcessor()
  onTestFinished(async () => await processor.close())
  return processor
}

const square = async (color: string) =>
  await sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer()

function bytesOf(made: Prepared): unknown {
  return made.ok && Object.entries(made.forms).map(([form, bytes]) => [form, Buffer.from(bytes).toString('base64')])
}

describe.each([
  ['in a separate process', opened],
  ['in the same process', () => inProcessImageProcessor],
])('an image processor %s', (_where, open) => {
  it('[UPL-6] prepares every file of a queue', async () => {
    const processor = open()
    const contents = await Promise.all(['red', 'green', 'blue', 'grey', 'black'].map(square))
    const made = await Promise.all((await filesWith(...contents)).map(async (file) => await processor.prepare(file)))
    const wanted = await Promise.all(contents.map(prepareAdded))
    expect(made.map(bytesOf)).toEqual(wanted.map(bytesOf))
  })

  it('[PIC-310] makes the forms of an original, also of a drawing', async () => {
    const processor = open()
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>')
    const contents = [await square('red'), drawing]
    const made = await Promise.all((await filesWith(...contents)).map(async (file) => await processor.resize(file)))
    for (const [index, bytes] of contents.entries()) {
      const wanted = await preparePicture(bytes, { svg: true })
      const one = made[index]
      for (const form of ['small', 'medium', 'large', 'full'] as const)
        expect(one?.ok && wanted.ok && Buffer.compare(one.forms[form], wanted.forms[form])).toBe(0)
    }
  })

  it('[FOG-40] cuts pictures into tiles, and reports why it refuses a file', async () => {
    const processor = open()
    const [text = '', picture = ''] = await filesWith(Buffer.from('no picture'), await square('red'))
    expect(await processor.cut(text)).toMatchObject({ ok: false })
    const cut = await processor.cut(picture)
    expect(cut.ok && [...cut.tiles.keys()]).toEqual(['0-0-0', '1-0-0', '2-0-0'])
  })

  it('[UPL-3] reports why it refuses a file, and continues', async () => {
    const processor = open()
    const [text = '', picture = ''] = await filesWith(Buffer.from('no picture'), await square('red'))
    expect(await processor.prepare(text)).toMatchObject({
      ok: false,
      why: expect.stringContaining('is not a PNG') as string,
    })
    expect(await processor.prepare(picture)).toMatchObject({ ok: true, facts: { width: 40 } })
  })
})

it('[UPL-6] reports a crash, and prepares the next picture in a new process', async () => {
  const processor = opened()
  const [picture = ''] = await filesWith(await square('red'))
  await expect(processor.prepare(path.join(picture, 'not-there'))).rejects.toMatchObject({ id: 'unavailable' })
  expect(await processor.prepare(picture)).toMatchObject({ ok: true })
  expect(await readdir(path.dirname(picture))).toHaveLength(1)
})
