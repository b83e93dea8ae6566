import { describe } from 'vitest'

import { atelierPainter } from './atelier-painter.ts'
import { describePainter } from './painter.contract.ts'

describe('the atelier', () => {
  describePainter(async () => atelierPainter())
})
