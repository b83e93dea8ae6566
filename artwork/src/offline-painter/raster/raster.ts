/** The edge of every picture, in pixels. */
export const EDGE = 1024
export const PIXELS = EDGE * EDGE

/** One value for each pixel, row by row. */
export type Plane = Float32Array<ArrayBuffer>

/** Red, green and blue from 0 to 255, and how much of the pixel is covered, from 0 to 1. */
export interface Raster {
  readonly colours: readonly [Plane, Plane, Plane]
  readonly cover: Plane
}

export function plane(valueAt?: (at: number) => number): Plane {
  const values = new Float32Array(PIXELS)
  if (valueAt) for (let at = 0; at < PIXELS; at++) values[at] = valueAt(at)
  return values
}

/** Converts red, green, blue and alpha of EDGE x EDGE pixels, row by row. */
export function rasterFrom(rgba: Uint8Array): Raster {
  const channel = (index: number, scale = 1) => plane((at) => (rgba[at * 4 + index] ?? 0) * scale)
  return { colours: [channel(0), channel(1), channel(2)], cover: channel(3, 1 / 255) }
}

/** `front` laid over `back`. */
export function laidOver(front: Raster, back: Raster): Raster {
  const { cover } = front
  const over = (index: 0 | 1 | 2) => {
    const [above, below] = [front.colours[index], back.colours[index]]
    return plane((at) => value(below, at) + (value(above, at) - value(below, at)) * value(cover, at))
  }
  return { colours: [over(0), over(1), over(2)], cover: back.cover }
}

/** The perceived brightness of each pixel, from 0 to 1. */
export function brightness({ colours: [red, green, blue] }: Raster): Plane {
  return plane((at) => (value(red, at) * 0.299 + value(green, at) * 0.587 + value(blue, at) * 0.114) / 255)
}

/** The value at a position of a plane; 0 outside it. */
export function value(of: Plane, at: number): number {
  return of[at] ?? 0
}

/** Red, green and blue of each pixel, row by row. */
export function rgbOf({ colours: [red, green, blue] }: Raster): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(PIXELS * 3)
  for (let at = 0; at < PIXELS; at++) {
    bytes[at * 3] = value(red, at)
    bytes[at * 3 + 1] = value(green, at)
    bytes[at * 3 + 2] = value(blue, at)
  }
  return bytes
}
