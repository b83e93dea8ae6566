import { type Chance, pick } from '#drawing/chance.ts'
import { mix, shaded } from '#drawing/colour.ts'
import type { Palette } from '#drawing/palette.ts'
import { block, disc, filled, line, placed, repeat, shape } from '#drawing/svg.ts'
import { glow } from '#scenery/lights.ts'

import type { Drawing, Brief } from '../prompt/brief.ts'
import type { Mood } from '../prompt/mood.ts'
import { firstMentioned, mentions } from '../prompt/words.ts'
import { tree } from './trees.ts'

const TILES = 7
const HALF = 68

type Tile = readonly [number, number]

/** Projects a point on the board, in tiles from its back corner and pixels above it, into the picture. */
function at(column: number, row: number, up = 0): readonly [number, number] {
  return [Math.round(512 + (column - row) * HALF), Math.round(310 + ((column + row) * HALF) / 2 - up)]
}

function face(colour: string, ...corners: readonly (readonly [number, number])[]): string {
  return shape(`M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`, colour)
}

const GROUNDS = [
  ['snow|ice|winter', '#e4edf0'],
  ['desert|sand|dune', '#d9b57a'],
  ['dungeon|crypt|cave|hall|temple', '#8b8d86'],
] as const
const WATERS = 'sea|river|lake|harbour|marsh|bridge|water|ferry|stream|island|swamp|dock'
/** The row of water tiles, if there is any. */
const WATER_ROW = 3

/** A scene as a model on a table, seen from above one corner. */
export function isometric({ prompt, name }: Brief, { palette, hour }: Mood, chance: Chance): Drawing {
  const text = `${name} ${prompt}`
  const ground = mix(firstMentioned(text, GROUNDS) ?? '#7a9a5a', palette.mid, 0.3)
  const isWet = mentions(text, WATERS)
  const table =
    block([0, 0, 1024, 1024], mix(palette.sky[2], palette.near, hour === 'night' ? 0.3 : 0)) +
    disc(512, 500, 480, palette.sun, 0.12) +
    disc(512, 500, 340, palette.sun, 0.14)
  // Draw from the far corner to the near one, so that nearer tiles cover those behind.
  const stands = repeat(TILES * 2 - 1, (diagonal) =>
    repeat(TILES, (row) => {
      const column = diagonal - row
      const isOn = column >= 0 && column < TILES && !(isWet && row === WATER_ROW)
      return isOn ? stand(text, [column, row], palette, chance) : ''
    }),
  )
  return {
    back: table,
    front: slab(ground) + tiles(ground, isWet, chance, palette.water) + stands + fire(text, palette.lamp),
    depth: 'near',
  }
}

/** The object on a tile: a house, trees, a rock, or usually nothing. */
function stand(text: string, [column, row]: Tile, palette: Palette, chance: Chance): string {
  const kind = chance()
  if (kind < 0.16 && column < TILES - 2) return building(column, row, chance, palette.lamp)
  if (kind > 0.5) return ''
  if (kind > 0.42) return stone(column, row, chance, mix('#8f938c', palette.mid, 0.3))
  const trees = mentions(text, 'desert|dead|haunted') ? 'bare' : pick(chance, 'fir', 'oak')
  return grove(column, row, chance, trees, mix('#3f6a3c', palette.near, 0.35))
}

function slab(grass: string): string {
  const earth = '#6a4a36'
  const [left, front, right] = [at(0, TILES), at(TILES, TILES), at(TILES, 0)]
  const low = ([x, y]: readonly [number, number], by: number) => [x, y + by] as const
  return (
    face(earth, left, front, low(front, 84), low(left, 84)) +
    face(shaded(earth, 0.3), front, right, low(right, 84), low(front, 84)) +
    face(shaded(grass, 0.2), left, front, low(front, 20), low(left, 20)) +
    face(shaded(grass, 0.36), front, right, low(right, 20), low(front, 20))
  )
}

function tiles(grass: string, isWet: boolean, chance: Chance, water: string): string {
  return repeat(TILES * TILES, (i) => {
    const [column, row] = [i % TILES, Math.floor(i / TILES)]
    const wet = isWet && row === WATER_ROW
    const colour = wet
      ? mix(water, '#3f7f96', 0.5)
      : mix(grass, (column + row) % 2 === 0 ? '#ffffff' : '#2a3a20', 0.05 + chance() * 0.06)
    const ripple = wet
      ? line(`M${at(column + 0.3, row + 0.5).join(' ')}L${at(column + 0.7, row + 0.5).join(' ')}`, '#e8f2f0', 4, 0.6)
      : ''
    return face(colour, at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)) + ripple
  })
}

function building(column: number, row: number, chance: Chance, lamp: string): string {
  const [a, b, high] = [0.12, 0.88, 60 + chance() * 70]
  const wall = pick(chance, '#d9c7a0', '#c9a982', '#b8b4a6')
  const roof = pick(chance, '#9a4a38', '#5a6a7a', '#7a5a3a')
  const corner = (x: number, y: number, up: number) => at(column + x, row + y, up)
  const top = corner(0.5, 0.5, high + 74)
  const window = (x: number, y: number) => placed(block([-7, -12, 14, 22], lamp, 1, 2), ...corner(x, y, high * 0.45))
  return [
    face(wall, corner(a, b, 0), corner(b, b, 0), corner(b, b, high), corner(a, b, high)),
    face(shaded(wall, 0.3), corner(b, b, 0), corner(b, a, 0), corner(b, a, high), corner(b, b, high)),
    face(roof, corner(a - 0.08, b + 0.08, high - 4), corner(b + 0.08, b + 0.08, high - 4), top),
    face(shaded(roof, 0.28), corner(b + 0.08, b + 0.08, high - 4), corner(b + 0.08, a - 0.08, high - 4), top),
    window(0.34, b) + window(0.68, b) + window(b, 0.5),
  ].join('')
}

function grove(column: number, row: number, chance: Chance, kind: 'fir' | 'oak' | 'bare', colour: string): string {
  return repeat(2, () => {
    const [x, y] = at(column + 0.25 + chance() * 0.5, row + 0.25 + chance() * 0.5)
    const size = 0.42 + chance() * 0.22
    return (
      `<ellipse cx="${x}" cy="${y}" rx="${52 * size}" ry="${22 * size}" fill="#182018" opacity=".3"/>` +
      tree(chance, kind, mix(colour, '#9ab060', chance() * 0.3), [x, y, size])
    )
  })
}

function stone(column: number, row: number, chance: Chance, colour: string): string {
  const [x, y] = at(column + 0.5, row + 0.5)
  const high = 20 + chance() * 34
  return (
    filled(
      `<path d="M${x - 34} ${y}L${x - 20} ${y - high}L${x + 8} ${y - high - 10}L${x + 34} ${y - 4}L${x + 6} ${y + 14}Z"/>`,
      colour,
    ) + shape(`M${x + 8} ${y - high - 10}L${x + 34} ${y - 4}L${x + 6} ${y + 14}Z`, shaded(colour, 0.3))
  )
}

function fire(text: string, lamp: string): string {
  if (!mentions(text, 'fire|camp|torch|night|battle|ritual')) return ''
  const [x, y] = at(5.5, 5.5)
  return (
    glow(x, y, 130, lamp) +
    placed(
      shape('M-24 0C-40 -32 -12 -44 -10 -74C12 -54 16 -40 14 -30C26 -40 28 -20 22 0Z', '#e8843a') +
        shape('M-10 0C-14 -18 2 -26 4 -40C14 -24 14 -10 10 0Z', '#ffe0a0'),
      x,
      y,
    )
  )
}
