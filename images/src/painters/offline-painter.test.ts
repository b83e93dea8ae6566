import { describe, expect, it } from 'vitest'

import { offlinePainter } from './offline-painter.ts'
import { commission, describePainter } from './painter.contract.ts'

describe('the offline painter', () => {
  describePainter(async () => offlinePainter())

  it('[PAINT-2] can be aborted while it paints', async () => {
    const painted = await offlinePainter().paint(commission, AbortSignal.timeout(20))
    expect(painted).toMatchObject({ ok: false, retryable: true })
  })
})
