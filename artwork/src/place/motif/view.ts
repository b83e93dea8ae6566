import type { Chance } from '#drawing/chance.ts'
import type { Palette } from '#drawing/palette.ts'

/** What a motif needs to know of the picture it stands in. */
export type View = { chance: Chance; palette: Palette; width: number; height: number; horizon: number }

/** Draws one motif; those without a `View` of their own size are drawn for 1200 x 800 with the horizon at 448. */
export type DrawMotif = (view: View) => string
