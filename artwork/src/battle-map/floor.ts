import { type Chance, chanceFrom, pick } from '../drawing/chance.ts'
import { block } from '../drawing/svg.ts'
import { PALETTE } from './map-palette.ts'

export type Floor = 'setts' | 'boards' | 'slabs' | 'bricks'

type Pattern = {
  ground: string
  tones: readonly string[]
  stone: readonly [number, number]
  rows: number
  columns: number
  gap: number
}

const PATTERNS: Readonly<Record<Floor, Pattern>> = {
  setts: { ground: PALETTE.mortar, tones: PALETTE.stone, stone: [40, 28], rows: 8, columns: 6, gap: 4 },
  boards: { ground: PALETTE.gap, tones: PALETTE.board, stone: [150, 22], rows: 8, columns: 2, gap: 2 },
  slabs: { ground: PALETTE.joint, tones: PALETTE.slab, stone: [72, 72], rows: 4, columns: 4, gap: 3 },
  bricks: { ground: PALETTE.joint, tones: PALETTE.brick, stone: [46, 22], rows: 8, columns: 6, gap: 3 },
}

/** One tile of each floor; `floorFill` fills shapes with it. */
export function floorPatterns(floors: readonly Floor[]): string {
  return floors.map((floor) => pattern(floor, chanceFrom(floor))).join('')
}

export function floorFill(floor: Floor): string {
  return `url(#${floor})`
}

function pattern(floor: Floor, chance: Chance): string {
  const {
    ground,
    tones,
    stone: [wide, high],
    rows,
    columns,
    gap,
  } = PATTERNS[floor]
  const [width, height] = [wide * columns, high * rows]
  const stones = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const shift = row % 2 === 0 || floor === 'slabs' ? 0 : wide / 2
    const tone = pick(chance, tones[0] ?? ground, ...tones)
    const at = (x: number): string =>
      block([x + gap / 2, row * high + gap / 2, wide - gap, high - gap], tone, 1, floor === 'setts' ? 4 : 1)
    const x = column * wide + shift
    return x + wide > width ? at(x) + at(x - width) : at(x)
  })
  return `<pattern id="${floor}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${block([0, 0, width, height], ground)}${stones.join('')}</pattern>`
}
