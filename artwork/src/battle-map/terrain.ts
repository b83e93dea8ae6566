import { between, type Chance, pick } from '../drawing/chance.ts'
import { blob, type Point, polygon } from '../drawing/path.ts'
import { block, line, repeat, round, shape } from '../drawing/svg.ts'
import { PALETTE } from './map-palette.ts'
import { besideTrack, stationsAlong } from './track.ts'

export type Ground = 'flats' | 'mud' | 'water' | 'sea' | 'dark'

const TUFTS = 6

export const MAP_SIZE = [1600, 1000] as const

export function ground(kind: Ground, chance: Chance): string {
  const [width, height] = MAP_SIZE
  const base = {
    flats: PALETTE.silt[0],
    mud: PALETTE.mud[0],
    water: PALETTE.deep,
    sea: PALETTE.deep,
    dark: PALETTE.night,
  }[kind]
  const tones = {
    flats: PALETTE.silt.slice(1),
    mud: PALETTE.mud.slice(1),
    water: [PALETTE.water],
    sea: [PALETTE.water, PALETTE.shallow],
    dark: [],
  }[kind]
  const patches = tones
    .map((tone) =>
      repeat(9, () =>
        shape(blob(chance, [chance() * width, chance() * height], between(chance, 80, 200), 0.5, 1.7), tone, 0.7),
      ),
    )
    .join('')
  return (
    block([0, 0, width, height], base) +
    patches +
    (kind === 'water' || kind === 'sea' ? ripples(chance, [0, 0, width, height], 90) : '')
  )
}

export function ripples(
  chance: Chance,
  [x, y, width, height]: readonly [number, number, number, number],
  count: number,
): string {
  const strokes = repeat(
    count,
    () =>
      `M${Math.round(x + chance() * width)} ${Math.round(y + chance() * height)}h${Math.round(between(chance, 16, 76))}`,
  )
  return line(strokes, PALETTE.ripple, 2.4, 0.35)
}

/** Still water: a pool, a puddle. */
export function pool(chance: Chance, at: Point, radius: number, stretch = 1.2): string {
  return (
    shape(blob(chance, at, radius * 1.16, 0.4, stretch), PALETTE.shallow) +
    shape(blob(chance, at, radius, 0.4, stretch), PALETTE.water) +
    shape(blob(chance, [at[0] + radius * 0.1, at[1] + radius * 0.12], radius * 0.62, 0.4, stretch), PALETTE.deep)
  )
}

export function puddle(chance: Chance, at: Point, radius: number): string {
  return (
    shape(blob(chance, at, radius, 0.5, 1.6), PALETTE.shallow, 0.75) +
    shape(blob(chance, [at[0] - radius * 0.4, at[1] - radius * 0.2], radius * 0.34, 0.4, 2), PALETTE.ripple, 0.6)
  )
}

export function oilSlick(chance: Chance, at: Point, radius: number): string {
  return (
    shape(blob(chance, at, radius, 0.5, 1.5), PALETTE.oil, 0.85) +
    shape(blob(chance, [at[0] - radius * 0.3, at[1] - radius * 0.2], radius * 0.4, 0.5, 1.6), PALETTE.oilSheen, 0.6)
  )
}

/** A creek or a canal along a track. */
export function channel(chance: Chance, points: readonly Point[], width: number, ankleDeep = false): string {
  const way = stationsAlong(points)
  const band = (half: number, tone: string, opacity = 1): string =>
    shape(polygon([...besideTrack(way, -half), ...besideTrack(way, half).toReversed()]), tone, opacity)
  const wavelets = repeat(40, () => {
    const station = way[Math.floor(chance() * way.length)]
    if (!station) return ''
    const aside = (chance() - 0.5) * width * 0.8
    return `M${Math.round(station.at[0] + station.across[0] * aside)} ${Math.round(station.at[1] + station.across[1] * aside)}h${Math.round(between(chance, 14, 44))}`
  })
  const depths = ankleDeep
    ? band(width * 0.5, PALETTE.shallow, 0.7)
    : band(width * 0.62, PALETTE.shallow) + band(width * 0.5, PALETTE.water) + band(width * 0.3, PALETTE.deep)
  return depths + line(wavelets, PALETTE.ripple, 2.2, 0.4)
}

/** Reeds from above: stars of blades. Dense reeds give cover. */
export function reedPatch(chance: Chance, [x, y]: Point, radius: number): string {
  const blades = repeat(Math.max(1, Math.round(radius / 9)), () => {
    const angle = chance() * Math.PI * 2
    const reach = Math.sqrt(chance()) * radius
    const at = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach].map(Math.round)
    return `<use href="#tuft${Math.floor(chance() * TUFTS)}" x="${at[0]}" y="${at[1]}"/>`
  })
  return (radius > 30 ? shape(blob(chance, [x, y], radius * 1.05, 0.4, 1.15), '#2f4a36', 0.7) : '') + blades
}

/** The tufts that all reeds on a map reuse, for its `<defs>`. */
export function tufts(chance: Chance): string {
  return repeat(TUFTS, (i) => `<g id="tuft${i}">${tuft(chance, PALETTE.reed[i % 3] ?? PALETTE.ripple)}</g>`)
}

function tuft(chance: Chance, colour: string): string {
  const blades = repeat(8, (i) => {
    const [angle, length] = [(i / 8) * Math.PI * 2 + chance(), between(chance, 9, 22)]
    return `M0 0L${round(Math.cos(angle) * length)} ${round(Math.sin(angle) * length)}`
  })
  return line(blades, colour, 2.6, 0.85)
}

export function rock(chance: Chance, [x, y]: Point, radius: number): string {
  return (
    shape(blob(chance, [x + 5, y + 7], radius, 0.4), PALETTE.night, 0.5) +
    shape(blob(chance, [x, y], radius, 0.4), pick(chance, ...PALETTE.rock)) +
    shape(blob(chance, [x - radius * 0.2, y - radius * 0.24], radius * 0.5, 0.4), '#98a392', 0.5)
  )
}

export function rubble(chance: Chance, at: Point, spread: number): string {
  return repeat(Math.round(spread / 7), () => {
    const [x, y, turn] = [at[0] + (chance() - 0.5) * spread * 2, at[1] + (chance() - 0.5) * spread, chance() * 80]
    const size = between(chance, 14, 30)
    const stone = (dx: number, dy: number, tone: string): string =>
      `<rect x="${round(x + dx)}" y="${round(y + dy)}" width="${round(size)}" height="${round(size * 0.7)}" rx="3" fill="${tone}" transform="rotate(${round(turn)} ${round(x)} ${round(y)})"/>`
    return stone(4, 5, PALETTE.night) + stone(0, 0, pick(chance, ...PALETTE.stone))
  })
}

/** Fog that closes in from the edges of the map. */
export function fogBank(chance: Chance, at: Point, radius: number): string {
  return [1, 0.72, 0.46].map((share) => shape(blob(chance, at, radius * share, 0.35, 1.5), PALETTE.fog, 0.16)).join('')
}
