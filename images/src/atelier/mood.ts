import { type Chance, pick } from '../plate/chance.ts'
import { type Hour, type Ink, inkOf } from '../plate/ink.ts'
import { mix } from '../plate/shade.ts'
import { meant, says } from './words.ts'

/** Hour, weather and colours that the words of a prompt call for. */
export interface Mood {
  readonly hour: Hour
  readonly ink: Ink
  readonly weather: 'clear' | 'mist' | 'rain' | 'snow'
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

/** A second ink that everything is mixed with: what it says, the ink, and how much of it. */
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
  const hour = meant(text, HOURS) ?? pick<Hour>(chance, 'dusk', 'day', 'dawn', 'dusk')
  const tint = meant(text, TINTS)
  return {
    hour,
    ink: tint ? tinted(inkOf(hour), tint[0], tint[1]) : inkOf(hour),
    weather: meant(text, WEATHERS) ?? 'clear',
    fire: says(text, 'fire|burn|blaze|flame|inferno|lava|volcano|camp|torch'),
  }
}

function tinted(ink: Ink, tint: string, share: number): Ink {
  const mixed = (colour: string, part = 1) => mix(colour, tint, share * part)
  const [top, upper, lower, low] = ink.sky
  return {
    ...ink,
    sky: [mixed(top, 0.6), mixed(upper, 0.7), mixed(lower, 0.8), mixed(low)],
    far: mixed(ink.far),
    mid: mixed(ink.mid),
    near: mixed(ink.near, 0.8),
    fore: mixed(ink.fore, 0.35),
    water: mixed(ink.water, 0.7),
    glint: mixed(ink.glint, 0.3),
  }
}
