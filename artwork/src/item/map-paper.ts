import { chanceFrom } from '../drawing/chance.ts'
import { finishedPicture } from '../drawing/finished-picture.ts'
import type { Hour } from '../drawing/palette.ts'
import { block, disc } from '../drawing/svg.ts'
import { contours } from '../scenery/contours.ts'

/** The paper behind a single item; `tint` (#rrggbb) replaces the ground colour of the hour. */
export type MapPaper = { seed: string; hour: Hour; tint?: string }

/** The ground, the contour lines and the pale disc behind the item. */
const GROUNDS: Readonly<Record<Hour, readonly [string, string, string]>> = {
  dawn: ['#ecc6a2', '#c98f6c', '#fae3c4'],
  day: ['#c3d8cc', '#7fa79b', '#e9f0e0'],
  dusk: ['#b98a7c', '#8b6063', '#e6b98f'],
  night: ['#1d3f46', '#3f6b6c', '#3d6a68'],
}

/** A single item on the paper of a hiking map, 600 x 600. */
export function onMapPaper({ seed, hour, tint }: MapPaper, thing: string): string {
  const [ground, lines, pale] = GROUNDS[hour]
  const drawing = [
    block([0, 0, 600, 600], tint ?? ground),
    `<g opacity=".5">${contours(chanceFrom(seed), lines, [600, 600])}</g>`,
    disc(300, 300, 236, pale, 0.35) + disc(300, 300, 196, pale, 0.6),
    `<ellipse cx="300" cy="538" rx="176" ry="15" fill="#10201f" opacity=".28"/>`,
    thing,
  ]
  return finishedPicture(600, 600, drawing.join(''))
}
