import { blur } from '../raster/blur.ts'
import { edgesOf } from '../raster/edges.ts'
import { coloured, exposed, graded } from '../raster/light.ts'
import { brightness, EDGE, laidOver, plane, type Plane, value } from '../raster/raster.ts'
import type { Style } from './style.ts'

const INK = [28, 22, 38] as const

/** A comic: flat, strong colors, bold outlines, and dots in the shadows. */
export const cartoon: Style = (front, back) => {
  const flat = exposed(laidOver(front, back), 0.5)
  const bold = inked(edgesOf(flat), 15, 1.6)
  const { cover } = front
  const silhouette = edgesOf({ colours: [cover, cover, cover], cover })
  const outline = inked(silhouette, 0.3, 3)
  const bright = brightness(flat)
  const strong = graded(coloured(flat, 1.55), (colour) => (colour - 128) * 1.12 + 142)
  return graded(strong, (colour, at, channel) => {
    const dotted = colour * (1 - 0.16 * dot(at, 1 - value(bright, at)))
    const ink = Math.max(value(bold, at), value(outline, at))
    return dotted + (INK[channel] - dotted) * ink
  })
}

/** Lines as thick as a brush pen where the edges are. */
function inked(edges: Plane, least: number, thickness: number): Plane {
  const thin = plane((at) => Math.min(1, Math.max(0, (value(edges, at) - least) / least)))
  const thick = blur(thin, thickness)
  return plane((at) => Math.min(1, Math.max(0, value(thick, at) * 5 - 0.7)))
}

/** Halftone dots at 45 degrees that grow with the shade, as in cheap print. */
function dot(at: number, shade: number): number {
  const [x, y] = [at % EDGE, Math.floor(at / EDGE)]
  const [u, v] = [((x + y) % 14) - 7, ((x - y + EDGE * 14) % 14) - 7]
  const reach = Math.max(0, shade - 0.48) * 11
  return Math.min(1, Math.max(0, reach - Math.sqrt(u * u + v * v) + 0.5))
}
