import { disc } from '../markup.ts'

/** Light without a gradient: three discs, each fainter and wider. */
export function glow(x: number, y: number, radius: number, colour: string): string {
  return (
    disc(x, y, radius, colour, 0.1) + disc(x, y, radius * 0.62, colour, 0.14) + disc(x, y, radius * 0.32, colour, 0.28)
  )
}
