import { dieKinds, symbolPairs } from '@waybook/rules'
import * as z from 'zod/mini'

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const share = z.number().check(z.minimum(0), z.maximum(1))

const drawing = z.object({
  /** SVG path data on a grid of 24; where its parts overlap they cut holes. */
  path: z.string().check(z.regex(/^[Mm][-\d.,\sMmLlHhVvCcSsQqTtAaZz]*$/)),
  stroke: z.number().check(z.minimum(0)),
  filled: z.boolean(),
  join: z.enum(['round', 'miter']),
})

const symbolNames = [...symbolPairs.flatMap(({ kind, harm }) => [kind, harm]), 'lightside', 'darkside'] as const

/** Everything that a host may change about how dice look. `number`: every die with numbers on it. */
export const diceTheme = z.object({
  table: z.object({ cloth: colour, thread: colour }),
  /** How the resin shines: 0 to 1 each. `swirl`: how strongly lighter and darker resin show in each other. */
  resin: z.object({ roughness: share, clearcoat: share, swirl: share }),
  dice: z.record(
    z.enum([...dieKinds, 'force', 'fate', 'number']),
    /** `keyline`: whether a line of the ink runs round each face. */
    z.object({ body: colour, ink: colour, keyline: z.boolean() }),
  ),
  symbols: z.record(z.enum(symbolNames), drawing),
})
export type DiceTheme = z.infer<typeof diceTheme>
export type DieLook = DiceTheme['dice'][keyof DiceTheme['dice']]
