import { isCellRevealed, type FogArea, type FogMask } from '@waybook/rules'

/** The shade of a cell: bright, dim, or remembered and not in sight. Values between two are on their way from one to the other. */
const BRIGHT = 0
const DIM = 100
const REMEMBERED = 200

/** Part of the shade's opacity, 0 to 255. */
const DIM_OPACITY = 92
const REMEMBERED_OPACITY = 140

interface SeenMasks {
  /** What the group sees now. */
  readonly seen: FogMask
  /** The part of `seen` that is not dim. */
  readonly bright: FogMask
}

/** The shade of each cell, row by row. */
export function shadeOf({ seen, bright }: SeenMasks): Uint8Array {
  const { columns, rows } = seen.grid
  const shade = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      shade[row * columns + column] = isCellRevealed(bright, column, row)
        ? BRIGHT
        : isCellRevealed(seen, column, row)
          ? DIM
          : REMEMBERED
  return shade
}

/** A shade between two, at a share of the time from one to the other. */
export function shadeBetween(from: Uint8Array, to: Uint8Array, share: number): Uint8Array {
  return share >= 1 ? to : to.map((value, at) => (from[at] ?? value) + (value - (from[at] ?? value)) * share)
}

/** The smallest area that contains all cells that differ; `null` if none does. */
export function changedShade(from: Uint8Array, to: Uint8Array, columns: number): FogArea | null {
  let area: FogArea | null = null
  for (let at = 0; at < to.length; at += 1) {
    if (from[at] === to[at]) continue
    const [column, row] = [at % columns, Math.floor(at / columns)]
    area = {
      left: Math.min(area?.left ?? column, column),
      top: area?.top ?? row,
      right: Math.max(area?.right ?? 0, column + 1),
      bottom: row + 1,
    }
  }
  return area
}

/** The opacity of the darkness over a cell, 0 to 255. */
export function darknessOf(shade: number): number {
  return shade <= DIM
    ? (shade / DIM) * DIM_OPACITY
    : DIM_OPACITY + ((shade - DIM) / (REMEMBERED - DIM)) * (REMEMBERED_OPACITY - DIM_OPACITY)
}

/** How gray a cell is, 0 to 255: what is in sight keeps its colors. */
export function graynessOf(shade: number): number {
  return (Math.max(shade - DIM, 0) / (REMEMBERED - DIM)) * 255
}
