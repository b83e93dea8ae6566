import { placed, shape } from '../markup.ts'

const CURL = 'M0 0C60 -10 90 -70 160 -78C200 -80 216 -56 196 -42C190 -56 172 -52 170 -36C176 -12 230 0 290 0Z'

/** A wave about to break to the right, 290 long and 80 high; x, y is where it begins to rise. */
export function breakingWave(x: number, y: number, size: number, colour: string): string {
  return placed(shape(CURL, colour), x, y, size)
}
