import { blur } from '../raster/blur.ts'
import { flowOf, smeared } from '../raster/flow.ts'
import { bloomed, coloured, exposed, graded, vignetted } from '../raster/light.ts'
import { clouds, grain } from '../raster/noise.ts'
import { brightness, EDGE, laidOver, plane, value } from '../raster/raster.ts'
import type { Style } from './style.ts'

/** Offsets added to red, green and blue. */
const WARMTH = [10, 3, -6] as const

/** Oil paint: strokes that follow the shapes, bristles that catch the light, and a warm glow. */
export const fantasy: Style = (front, back, chance) => {
  const flat = bloomed(coloured(exposed(laidOver(front, back), 0.46), 1.32), 0.6)
  const uneven = clouds(chance, 150, 3)
  const lively = graded(flat, (colour, at, channel) => colour * (0.74 + 0.52 * value(uneven, at)) + WARMTH[channel])
  const flow = flowOf(brightness(lively), clouds(chance, 380, 2), 9)
  const strewn = blur(grain(chance), 1)
  const [red = plane(), green = plane(), blue = plane(), lines = plane()] = smeared(
    [...lively.colours, strewn],
    flow,
    13,
  )
  const bristles = plane((at) => Math.min(1, Math.max(0, (value(lines, at) - 0.5) * 8 + 0.5)))
  const painted = graded({ colours: [red, green, blue], cover: flat.cover }, (colour, at) => {
    const relief = value(bristles, at) - value(bristles, at + EDGE + 1)
    return colour * (0.9 + value(bristles, at) * 0.2) + relief * 60
  })
  return vignetted(painted, 0.42)
}
