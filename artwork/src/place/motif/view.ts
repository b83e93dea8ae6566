import type { Chance } from '#drawing/chance.ts'
import type { Palette } from '#drawing/palette.ts'

/** The properties of the picture that a motif needs. */
export type View = { chance: Chance; palette: Palette; width: number; height: number; horizon: number }

/** Draws a motif. Motifs that ignore the `View` are drawn for 1200 x 800 with the horizon at 448. */
export type DrawMotif = (view: View) => string
