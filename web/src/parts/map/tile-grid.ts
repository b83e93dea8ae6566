import { OPEN_TILE, TILE_LEVELS, TILE_PX, type SceneMap } from '@waybook/contract'

import type { Part } from './framed.ts'

/** One viewer's version of a picture in tiles. */
export type TiledPicture = Pick<SceneMap, 'width' | 'height' | 'address' | 'tiles'>

/** A tile to show. */
export interface Tile {
  readonly id: string
  readonly level: number
  readonly column: number
  readonly row: number
  readonly src: string
}

/** The visible part of a map, as fractions of its width and height. `pixels`: screen pixels per pixel of the picture. */
export interface View {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly pixels: number
}

/** A picture still looks sharp at this scale. */
export const ENLARGED_MOST = 1.25

/** The level with at least nearly as many pixels as the screen. */
export function levelFor({ pixels }: View): number {
  let level = 0
  while (level < TILE_LEVELS - 1 && pixels * (2 << level) <= ENLARGED_MOST) level += 1
  return level
}

/**
 * The visible tiles of a level, with one more on each side, and the tiles of the coarser levels, which show until the finer tiles have loaded. Coarse
 * tiles come first, so they are requested first and are below the others.
 */
export function tilesInView(map: TiledPicture, view: View, level: number): Tile[] {
  const keys = map.tiles && new Map(map.tiles)
  const tiles: Tile[] = []
  for (let at = TILE_LEVELS - 1; at >= level; at -= 1) {
    const edge = TILE_PX << at
    const [first, last] = [
      rangeOf(view.left, view.right, map.width, edge),
      rangeOf(view.top, view.bottom, map.height, edge),
    ]
    for (let row = last[0]; row <= last[1]; row += 1)
      for (let column = first[0]; column <= first[1]; column += 1) {
        const id = `${at}-${column}-${row}`
        const key = keys ? keys.get(id) : OPEN_TILE
        if (key) tiles.push({ id, level: at, column, row, src: `${map.address}/${id}-${key}.webp` })
      }
  }
  return tiles
}

function rangeOf(from: number, to: number, size: number, edge: number): readonly [number, number] {
  const last = Math.ceil(size / edge) - 1
  return [Math.max(Math.floor((from * size) / edge) - 1, 0), Math.min(Math.floor((to * size) / edge) + 1, last)]
}

/** The part of the map that contains all uncovered tiles; `null` if the map has no fog or is completely covered. */
export function revealedPart({ tiles, width, height }: TiledPicture): Part | null {
  const places = (tiles ?? []).flatMap(([id, key]) => {
    const [level, column = 0, row = 0] = id.split('-').map(Number)
    return level === 0 && key !== null ? [{ column, row }] : []
  })
  if (places.length === 0) return null
  const [columns, rows] = [places.map(({ column }) => column), places.map(({ row }) => row)]
  return {
    left: (Math.min(...columns) * TILE_PX) / width,
    top: (Math.min(...rows) * TILE_PX) / height,
    right: Math.min(((Math.max(...columns) + 1) * TILE_PX) / width, 1),
    bottom: Math.min(((Math.max(...rows) + 1) * TILE_PX) / height, 1),
  }
}

/** The box of a tile, in percent of the map. */
export function boxOf({ level, column, row }: Tile, { width, height }: Pick<TiledPicture, 'width' | 'height'>) {
  const edge = TILE_PX << level
  const [left, top] = [column * edge, row * edge]
  return {
    left: (100 * left) / width,
    top: (100 * top) / height,
    width: (100 * (Math.min(left + edge, width) - left)) / width,
    height: (100 * (Math.min(top + edge, height) - top)) / height,
  }
}

/** Whether all wanted tiles of the next finer level have loaded and hide this tile. */
export function isBehind({ level, column, row }: Tile, tiles: readonly Tile[], loaded: ReadonlySet<string>): boolean {
  const finer = tiles.filter((one) => one.level === level - 1 && one.column >> 1 === column && one.row >> 1 === row)
  return finer.length > 0 && finer.every(({ id }) => loaded.has(id))
}
