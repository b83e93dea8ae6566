import { describe, expect, it } from 'vitest'

import { atelierPainter } from './atelier-painter.ts'
import { commission, describePainter } from './painter.contract.ts'
import type { Commission } from './painter.ts'

/** A second or two for each picture, on a busy machine many more. */
const PATIENCE = { timeout: 300_000 }

async function paint(style: Commission['style']): Promise<string> {
  const castle = { entity_type: 'location', name: 'Castle Varn', prompt: 'A castle at sunset', style }
  const painted = await atelierPainter().paint({ ...commission, ...castle }, new AbortController().signal)
  if (!painted.ok) throw new Error(painted.error)
  return Buffer.from(painted.picture.bytes).toString('base64')
}

describe('the atelier', () => {
  describePainter(async () => atelierPainter())

  it('[PAINT-2] is ended in the middle of a picture', async () => {
    const painted = await atelierPainter().paint(commission, AbortSignal.timeout(20))
    expect(painted).toMatchObject({ ok: false, retryable: true })
  })

  it('[PAINT-19] paints the same order byte for byte the same, and in each style another way', PATIENCE, async () => {
    const cartoon = await paint('cartoon')
    expect(await paint('cartoon')).toBe(cartoon)
    const others = [await paint('fantasy'), await paint('realistic'), await paint('sketch')]
    expect(new Set([cartoon, ...others]).size).toBe(4)
  })
})
