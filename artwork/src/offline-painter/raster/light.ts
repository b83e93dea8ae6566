import { blur } from './blur.ts'
import { brightness, EDGE, plane, type Raster, value } from './raster.ts'

/** Changes every channel of every pixel; colors may lie outside 0 to 255 until they are written. */
export function graded(source: Raster, change: (colour: number, at: number, channel: 0 | 1 | 2) => number): Raster {
  const channel = (index: 0 | 1 | 2) => plane((at) => change(value(source.colours[index], at), at, index))
  return { colours: [channel(0), channel(1), channel(2)], cover: source.cover }
}

/** Adjusts the exposure to bring the mean brightness closer to `mean`, from 0 to 1. */
export function exposed(source: Raster, mean: number): Raster {
  const bright = brightness(source)
  const now = bright.reduce((sum, one) => sum + one, 0) / bright.length
  const bend = Math.min(1.2, Math.max(0.6, Math.log(mean) / Math.log(Math.min(0.9, Math.max(0.05, now)))))
  const table = Float32Array.from({ length: 256 }, (_, colour) => 255 * (colour / 255) ** bend)
  return graded(source, (colour) => table[Math.min(255, Math.max(0, Math.round(colour)))] ?? 0)
}

/** Bloom: bright areas shine beyond their edges; `strength` from 0 to 1. */
export function bloomed(source: Raster, strength: number): Raster {
  const bright = brightness(source)
  const shine = ([0, 1, 2] as const).map((index) =>
    blur(
      plane((at) => value(source.colours[index], at) * Math.max(0, value(bright, at) - 0.62) * 2),
      26,
    ),
  )
  return graded(
    source,
    (colour, at, channel) => colour + (255 - colour) * (value(shine[channel] ?? plane(), at) / 255) * strength,
  )
}

/** Vignette: darkens towards the corners; `strength` from 0 to 1. */
export function vignetted(source: Raster, strength: number): Raster {
  const shade = plane((at) => {
    const [x, y] = [(at % EDGE) / EDGE - 0.5, Math.floor(at / EDGE) / EDGE - 0.5]
    return 1 - strength * Math.min(1, Math.max(0, (x * x + y * y) * 2 - 0.16))
  })
  return graded(source, (colour, at) => colour * value(shade, at))
}

/** Changes the saturation: 1 keeps it, 0 gives gray, more than 1 intensifies colors. */
export function coloured(source: Raster, strength: number): Raster {
  const bright = brightness(source)
  return graded(source, (colour, at) => {
    const grey = value(bright, at) * 255
    return grey + (colour - grey) * strength
  })
}
