import { describe, expect, it } from 'vitest'

import { atelierPainter } from './atelier-painter.ts'
import { commission, describePainter } from './painter.contract.ts'

describe('the atelier', () => {
  describePainter(async () => atelierPainter())

  it('[PAINT-2] is ended in the middle of a picture', async () => {
    const painted = await atelierPainter().paint(commission, AbortSignal.timeout(20))
    expect(painted).toMatchObject({ ok: false, retryable: true })
  })
})
