import { dieKinds, symbolPairs } from '@waybook/rules'
import * as z from 'zod/mini'

import { forceDrawings, symbolDrawings } from '#look/symbol-drawing.ts'

const ROOT = '/assets/dice-box'
const hostSetting = z.object({ theme: z.string().check(z.regex(/^[a-z0-9-]+$/)) })

/** Loads the theme that the host chose; the built-in one if its file is missing or invalid. */
export async function loadTheme(): Promise<DiceTheme> {
  try {
    const { theme } = hostSetting.parse(await fetchJson(`${ROOT}/dice-box.json`))
    return diceTheme.parse(await fetchJson(`${ROOT}/themes/${theme}/theme.json`))
  } catch {
    return genesys
  }
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path)
  return await response.json()
}

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const share = z.number().check(z.minimum(0), z.maximum(1))

const drawing = z.object({
  /** SVG path data on a 24 by 24 grid, filled by the even-odd rule. */
  path: z.string().check(z.regex(/^[Mm][-\d.,\sMmLlHhVvCcSsQqTtAaZz]*$/)),
  stroke: z.number().check(z.minimum(0)),
  filled: z.boolean(),
  join: z.enum(['round', 'miter']),
})

const symbolNames = [...symbolPairs.flatMap(({ kind, harm }) => [kind, harm]), 'lightside', 'darkside'] as const

/** Everything that a host may change about the look of dice. `number` applies to all dice with numbers. */
export const diceTheme = z.object({
  table: z.object({ cloth: colour, thread: colour }),
  /** From 0 to 1 each. `swirl`: the contrast between lighter and darker resin. */
  resin: z.object({ roughness: share, clearcoat: share, swirl: share }),
  dice: z.record(
    z.enum([...dieKinds, 'force', 'fate', 'number']),
    /** `keyline`: whether each face has an outline in the ink color. */
    z.object({ body: colour, ink: colour, keyline: z.boolean() }),
  ),
  symbols: z.record(z.enum(symbolNames), drawing),
})
export type DiceTheme = z.infer<typeof diceTheme>
export type DieLook = DiceTheme['dice'][keyof DiceTheme['dice']]

/** The built-in theme; `/assets/dice-box/themes/genesys/theme.json` has the same content for hosts to copy. */
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
