import { strideOf, type FogArea, type FogMask } from '@waybook/rules'

/** The shade of a cell: bright, dim, remembered and not in sight, or never seen. Values between are on their way from one to another. */
const BRIGHT = 0
const DIM = 80
const REMEMBERED = 160
const UNKNOWN = 240
const STEP = 80

/** The opacity of the darkness over a cell, 0 to 255, for each multiple of `STEP`. */
const DARKNESS = [0, 92, 140, 245] as const

export interface SightMasks {
  /** What the group sees now. */
  readonly seen: FogMask
  /** The part of `seen` that is not dim. */
  readonly bright: FogMask
  /** What the group has on its map. `null`: the tiles show it. */
  readonly shown: FogMask | null
}

/** The shade of each cell, row by row. */
export function shadeOf({ seen, bright, shown }: SightMasks): Uint8Array {
  const { columns, rows } = seen.grid
  const stride = strideOf(seen.grid)
  const shade = new Uint8Array(columns * rows)
  for (let row = 0, at = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, at += 1) {
      const [byte, bit] = [row * stride + (column >> 3), 1 << (column & 7)]
      const has = (mask: FogMask) => ((mask.bits[byte] ?? 0) & bit) !== 0
      if (has(bright)) shade[at] = BRIGHT
      else if (has(seen)) shade[at] = DIM
      else shade[at] = shown === null || has(shown) ? REMEMBERED : UNKNOWN
    }
  return shade
}

/** How far soft edges reach, in cells. Without them, the border of the light shows its cells. */
const SOFT = 2

/** A shade with soft edges: each cell is the mean of those around it. */
export function softened(shade: Uint8Array, columns: number): Uint8Array {
  const rows = shade.length / columns
  return mean(mean(shade, { step: 1, length: columns, lines: rows, apart: columns }), {
    step: columns,
    length: rows,
    lines: columns,
    apart: 1,
  })
}

interface Lines {
  /** From a cell to the next one on a line. */
  readonly step: number
  readonly length: number
  readonly lines: number
  /** From a line to the next one. */
  readonly apart: number
}

/** The mean of cells along lines. Beyond the end of a line, its last cell counts. */
function mean(shade: Uint8Array, { step, length, lines, apart }: Lines): Uint8Array {
  const soft = new Uint8Array(shade.length)
  for (let line = 0; line < lines; line += 1) {
    const at = (place: number) => shade[line * apart + Math.min(Math.max(place, 0), length - 1) * step] ?? 0
    let sum = 0
    for (let place = -SOFT; place <= SOFT; place += 1) sum += at(place)
    for (let place = 0; place < length; place += 1) {
      soft[line * apart + place * step] = sum / (2 * SOFT + 1)
      sum += at(place + SOFT + 1) - at(place - SOFT)
    }
  }
  return soft
}

/** A shade between two, at a share of the time from one to the other. */
export function shadeBetween(from: Uint8Array, to: Uint8Array, share: number): Uint8Array {
  return share >= 1 ? to : to.map((value, at) => (from[at] ?? value) + (value - (from[at] ?? value)) * share)
}

/** The smallest area that contains all cells that differ; `null` if none does. */
export function changedShade(from: Uint8Array, to: Uint8Array, columns: number): FogArea | null {
  let [left, top, right, bottom] = [columns, Infinity, 0, 0]
  for (let at = 0; at < to.length; at += 1) {
    if (from[at] === to[at]) continue
    const [column, row] = [at % columns, Math.floor(at / columns)]
    left = Math.min(left, column)
    top = Math.min(top, row)
    right = Math.max(right, column + 1)
    bottom = row + 1
  }
  return right === 0 ? null : { left, top, right, bottom }
}

/** The opacity of the darkness over a cell, 0 to 255. */
export function darknessOf(shade: number): number {
  const step = Math.floor(shade / STEP)
  const [from = 0, to = from] = DARKNESS.slice(step)
  return from + ((shade % STEP) / STEP) * (to - from)
}

/** How gray a cell is, 0 to 255: what is in sight keeps its colors. */
export function graynessOf(shade: number): number {
  return (Math.min(Math.max(shade - DIM, 0), STEP) / STEP) * 255
}
