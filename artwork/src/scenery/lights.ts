import type { Palette } from '../drawing/palette.ts'
import { block, disc, placed, shape } from '../drawing/svg.ts'

/** Light without a gradient: three discs, each fainter and wider. */
export function glow(x: number, y: number, radius: number, colour: string): string {
  return (
    disc(x, y, radius, colour, 0.1) + disc(x, y, radius * 0.62, colour, 0.14) + disc(x, y, radius * 0.32, colour, 0.28)
  )
}

/** A lamp of the road, 92 high; x, y is its foot. */
export function lampPost(
  x: number,
  y: number,
  size: number,
  palette: Palette,
  burning = true,
  colour = palette.fore,
): string {
  const light = burning ? glow(0, -74, 34, palette.lamp) : ''
  const post = shape('M-3 6L-2 -62L2 -62L3 6ZM-8 -84L0 -92L8 -84V-64H-8Z', colour)
  return placed(light + post + block([-4.5, -82, 9, 15], burning ? palette.lamp : palette.near), x, y, size)
}

/** A lighthouse, 198 high; x, y is its foot. */
export function lightTower(x: number, y: number, size: number, palette: Palette): string {
  const beams = [130, 230, 350].map((reach) =>
    shape(
      `M-2 -151L${-reach} ${-151 - reach * 0.13}V${-151 + reach * 0.06}ZM2 -151L${reach} ${-151 - reach * 0.1}V${-151 + reach * 0.05}Z`,
      palette.lamp,
      0.07,
    ),
  )
  return placed(
    [
      glow(0, -150, 120, palette.lamp),
      ...beams,
      shape('M-24 0L-15 -128H15L24 0Z', palette.fore),
      shape('M4 -128H15L24 0H10Z', palette.near),
      shape(
        'M-22 -134H22V-128H-22ZM-13 -164H13V-134H-13ZM-17 -164L0 -184 17 -164ZM-1.5 -198H1.5V-180H-1.5Z',
        palette.fore,
      ),
      block([-8, -160, 16, 22], palette.lamp),
      block([-1, -160, 2, 22], palette.fore),
      block([-4, -92, 7, 13], palette.lamp),
      block([-6, -46, 7, 13], palette.lamp, 0.8),
    ].join(''),
    x,
    y,
    size,
  )
}
