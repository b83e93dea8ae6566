import { dieKinds, symbolPairs } from '@waybook/rules'
import * as z from 'zod/mini'

import { forceDrawings, symbolDrawings } from '../../../look/symbol-drawing.ts'

const ROOT = '/assets/dice-box'
const setting = z.object({ theme: z.string().check(z.regex(/^[a-z0-9-]+$/)) })

/** The theme that the host chose; the built-in one where there is no such file, or it is not right. */
export async function loadTheme(): Promise<DiceTheme> {
  try {
    const { theme } = setting.parse(await read(`${ROOT}/dice-box.json`))
    return diceTheme.parse(await read(`${ROOT}/themes/${theme}/theme.json`))
  } catch {
    return genesys
  }
}

async function read(address: string): Promise<unknown> {
  const answer = await fetch(address)
  return await answer.json()
}

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

/** The look of the dice when no theme file says otherwise; `/assets/dice-box/themes/genesys/theme.json` says the same. */
export const genesys: DiceTheme = {
  table: { cloth: '#1d3d3b', thread: '#2c5553' },
  resin: { roughness: 0.42, clearcoat: 0.5, swirl: 0.55 },
  dice: {
    proficiency: { body: '#f2c14a', ink: '#2b1d02', keyline: false },
    ability: { body: '#5fb562', ink: '#0b2410', keyline: false },
    boost: { body: '#7cc0ea', ink: '#0a2334', keyline: false },
    challenge: { body: '#bd2f33', ink: '#ffffff', keyline: true },
    difficulty: { body: '#6a45b0', ink: '#ffffff', keyline: true },
    setback: { body: '#25211f', ink: '#ffffff', keyline: true },
    force: { body: '#cfd8d2', ink: '#152829', keyline: false },
    fate: { body: '#d9d2c0', ink: '#152829', keyline: false },
    number: { body: '#e6dcc6', ink: '#152829', keyline: false },
  },
  symbols: { ...symbolDrawings, ...forceDrawings },
}
