import { EDGE, PIXELS, type Plane, type Raster, value } from './raster.ts'

/** How much the color changes at each pixel; 255 or more is a change from black to white. */
export function edgesOf({ colours }: Raster): Plane {
  const result = new Float32Array(PIXELS)
  for (let y = 1; y < EDGE - 1; y++) {
    for (let x = 1; x < EDGE - 1; x++) {
      const at = y * EDGE + x
      let sum = 0
      for (const colour of colours) {
        const across = value(colour, at + 1) - value(colour, at - 1)
        const down = value(colour, at + EDGE) - value(colour, at - EDGE)
        sum += across * across + down * down
      }
      result[at] = Math.sqrt(sum / 3)
    }
  }
  return result
}
