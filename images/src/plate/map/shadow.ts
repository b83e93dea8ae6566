import { block } from '../markup.ts'
import { MAP } from './map-ink.ts'

/** What a box-shaped thing around the origin throws to its lower right. */
export const shadow = (width: number, height: number): string =>
  block([-width / 2 + 7, -height / 2 + 9, width, height], MAP.night, 0.45, 4)
