import { circlePath } from '../bend.ts'
import type { Layer } from './layer.ts'

/** A row of them downwards from `from`. */
export const buttons = (x: number, from: number, step: number, count: number, radius = 8): Layer[] =>
  Array.from({ length: count }, (_, i): Layer => ['trim', circlePath(x, from + i * step, radius)])
