import { type Brief, chanceFrom, drawBrief } from '@waybook/artwork'
import sharp from 'sharp'
import { expect, it } from 'vitest'

import type { PaintJob } from '../service/painter.ts'
import { offlinePainter } from './offline-painter.ts'
import { commission } from './painter.contract.ts'

const castle = { ...commission, entity_type: 'location', name: 'Castle Varn', prompt: 'A castle at sunset' } as const

async function paint(changed: Partial<PaintJob>): Promise<Uint8Array> {
  const painted = await offlinePainter().paint({ ...castle, ...changed }, new AbortController().signal)
  if (!painted.ok) throw new Error(painted.error)
  return painted.picture.bytes
}

it('[PAINT-19] paints each style differently', async () => {
  const styles = ['cartoon', 'fantasy', 'realistic', 'sketch'] as const
  const pictures = await Promise.all(styles.map(async (style) => Buffer.from(await paint({ style }))))
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(4)
})

it('[PAINT-19] paints the same order to the same bytes', async () => {
  const pictures = await Promise.all([paint({ style: 'cartoon' }), paint({ style: 'cartoon' })])
  const [first, again] = pictures.map((bytes) => Buffer.from(bytes).toString('base64'))
  expect(again).toBe(first)
})

it('[PAINT-22] snow is pale in a cartoon, whatever is behind it', async () => {
  const prompt = 'A castle in the snow at night'
  const { name, perspective } = castle
  const brief: Brief = { type: 'location', name, prompt, style: 'cartoon', perspective }
  const { falling = '' } = drawBrief(brief, chanceFrom(`${name}\nlocation\n${prompt}`))
  const flakes = [...falling.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map((found) => found.map(Number))
  const large = flakes.filter(([, , , r = 0]) => r > 4)
  expect(large.length).toBeGreaterThan(20)
  const { data, info } = await sharp(await paint({ prompt, style: 'cartoon' }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = ([, x = 0, y = 0]: readonly number[]) =>
    data[(Math.floor(y) * info.width + Math.floor(x)) * info.channels] ?? 0
  expect(Math.min(...large.map(pixel))).toBeGreaterThan(190)
})
