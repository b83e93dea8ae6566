import { type Chance, pick } from '#drawing/chance.ts'
import { mix } from '#drawing/colour.ts'
import { type Hour, type Palette, paletteOf } from '#drawing/palette.ts'

import { firstMentioned, mentions } from './words.ts'

/** The names of a scene's weather; the contract has the same. */
export const weathers = ['clear', 'mist', 'rain', 'snow'] as const

/** The hour, weather and colors that a prompt mentions. */
export interface Mood {
  readonly hour: Hour
  readonly palette: Palette
  readonly weather: (typeof weathers)[number]
  readonly fire: boolean
}

const HOURS = [
  ['night|midnight|moon|moonlit|star|dark|darkness|shadow|nocturnal|crypt|haunted', 'night'],
  ['dusk|sunset|evening|twilight|autumn|ember|fire|burn|flame|lava|volcano', 'dusk'],
  ['dawn|sunrise|morning|spring|desert|dune|rose', 'dawn'],
  ['day|noon|sunny|bright|summer|meadow|snow|ice|winter|frost', 'day'],
] as const satisfies readonly (readonly [string, Hour])[]

const WEATHERS = [
  ['snow|blizzard|winter|frost|frozen|ice|icy|glacier', 'snow'],
  ['rain|storm|thunder|tempest|downpour', 'rain'],
  ['fog|mist|haze|swamp|bog|marsh|fen|ghost|spirit', 'mist'],
] as const

/** Tints for the whole palette: the words that select each, its color, and its share from 0 to 1. */
const TINTS = [
  ['snow|blizzard|winter|frost|frozen|ice|icy|glacier', ['#dbe8f0', 0.38]],
  ['lava|volcano|inferno|burning|blaze|hell', ['#b8391c', 0.34]],
  ['desert|dune|sand|waste|savanna', ['#e0a860', 0.42]],
  ['forest|jungle|wood|grove|moss|swamp|meadow', ['#4f8a4c', 0.28]],
  ['poison|toxic|goblin|undead|plague', ['#7f9a3a', 0.26]],
  ['magic|arcane|fey|fae|crystal|dream|astral|wizard', ['#7a55b8', 0.3]],
  ['blood|vampire|crimson', ['#8c2436', 0.28]],
] as const

export function moodOf(text: string, chance: Chance): Mood {
  const hour = firstMentioned(text, HOURS) ?? pick<Hour>(chance, 'dusk', 'day', 'dawn', 'dusk')
  const tint = firstMentioned(text, TINTS)
  return {
    hour,
    palette: tint ? tinted(paletteOf(hour), tint[0], tint[1]) : paletteOf(hour),
    weather: firstMentioned(text, WEATHERS) ?? 'clear',
    fire: mentions(text, 'fire|burn|blaze|flame|inferno|lava|volcano|camp|torch'),
  }
}

function tinted(palette: Palette, tint: string, share: number): Palette {
  const mixed = (colour: string, part = 1) => mix(colour, tint, share * part)
  const [top, upper, lower, low] = palette.sky
  return {
    ...palette,
    sky: [mixed(top, 0.6), mixed(upper, 0.7), mixed(lower, 0.8), mixed(low)],
    far: mixed(palette.far),
    mid: mixed(palette.mid),
    near: mixed(palette.near, 0.8),
    fore: mixed(palette.fore, 0.35),
    water: mixed(palette.water, 0.7),
    glint: mixed(palette.glint, 0.3),
  }
}
