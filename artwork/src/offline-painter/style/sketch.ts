import { blur } from '../raster/blur.ts'
import { edgesOf } from '../raster/edges.ts'
import { exposed, graded } from '../raster/light.ts'
import { clouds, grain } from '../raster/noise.ts'
import { brightness, EDGE, laidOver, plane, type Plane, value } from '../raster/raster.ts'
import type { Style } from './style.ts'

const PAPER = [244, 236, 220] as const
const GRAPHITE = [52, 46, 48] as const

/** A page of a sketchbook: double contours, hatched shading and a thin wash of color on rough paper. */
export const sketch: Style = (front, back, chance) => {
  const flat = exposed(laidOver(front, back), 0.56)
  const wobble = clouds(chance, 60, 3)
  const pressure = clouds(chance, 90, 3)
  const tooth = blur(grain(chance), 1)
  const tone = blur(brightness(flat), 2)
  // The background is only hinted at.
  const bright = plane((at) => value(tone, at) + (1 - value(front.cover, at)) * 0.16)
  const edges = edgesOf(flat)
  const wash = flat.colours.map((colour) => blur(colour, 7))
  const drawn = plane((at) => {
    const hatched = hatching(at, value(bright, at), value(wobble, at)) * (0.3 + value(pressure, at) * 0.6)
    const contour = Math.max(contourAt(edges, wobble, at, 5), contourAt(edges, wobble, at, -9) * 0.6)
    const rough = 0.55 + Math.min(0.9, Math.max(0, (value(tooth, at) - 0.36) * 3.2))
    return Math.min(1, Math.max(hatched, contour * (0.75 + value(pressure, at) * 0.5)) * rough)
  })
  return graded(flat, (_, at, channel) => {
    const paper = PAPER[channel] - (value(tooth, at) - 0.5) * 26
    const washed = paper * (0.52 + (0.48 * value(wash[channel] ?? plane(), at)) / 255)
    return washed + (GRAPHITE[channel] - washed) * value(drawn, at) * 0.92
  })
}

/** A slightly shifted edge: a second pencil stroke does not match the first exactly. */
function contourAt(edges: Plane, wobble: Plane, at: number, aside: number): number {
  const shift = Math.round((value(wobble, at) - 0.5) * aside * 2)
  return Math.min(1, Math.max(0, (value(edges, at + shift + Math.round(shift * 0.7) * EDGE) - 5) / 13))
}

/** The angle in degrees, the brightness below which it applies, and the distance between lines in pixels. */
const HATCHES = [
  [-48, 0.52, 15],
  [-36, 0.34, 12],
  [38, 0.23, 12],
  [-80, 0.14, 10],
] as const

function hatching(at: number, bright: number, wobble: number): number {
  const [x, y] = [at % EDGE, Math.floor(at / EDGE)]
  let darkest = 0
  for (const [degrees, from, gap] of HATCHES) {
    if (bright > from + 0.04) continue
    const angle = (degrees * Math.PI) / 180
    const across = (x * Math.sin(angle) + y * Math.cos(angle) + wobble * 26) / gap
    const line = Math.abs(across - Math.round(across)) * 2
    const width = 0.14 + Math.min(0.3, (from - bright) * 0.9)
    darkest = Math.max(darkest, Math.min(1, Math.max(0, (width - line) * 5 + 0.4)) * 0.72)
  }
  return darkest
}
