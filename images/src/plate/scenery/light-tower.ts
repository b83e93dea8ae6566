import type { Ink } from '../ink.ts'
import { block, placed, shape } from '../markup.ts'
import { glow } from './glow.ts'

/** A lighthouse, 198 high; it stands on x, y. */
export function lightTower(x: number, y: number, size: number, ink: Ink): string {
  const beams = [130, 230, 350].map((reach) =>
    shape(
      `M-2 -151L${-reach} ${-151 - reach * 0.13}V${-151 + reach * 0.06}ZM2 -151L${reach} ${-151 - reach * 0.1}V${-151 + reach * 0.05}Z`,
      ink.lamp,
      0.07,
    ),
  )
  return placed(
    [
      glow(0, -150, 120, ink.lamp),
      ...beams,
      shape('M-24 0L-15 -128H15L24 0Z', ink.fore),
      shape('M4 -128H15L24 0H10Z', ink.near),
      shape('M-22 -134H22V-128H-22ZM-13 -164H13V-134H-13ZM-17 -164L0 -184 17 -164ZM-1.5 -198H1.5V-180H-1.5Z', ink.fore),
      block([-8, -160, 16, 22], ink.lamp),
      block([-1, -160, 2, 22], ink.fore),
      block([-4, -92, 7, 13], ink.lamp),
      block([-6, -46, 7, 13], ink.lamp, 0.8),
    ].join(''),
    x,
    y,
    size,
  )
}
