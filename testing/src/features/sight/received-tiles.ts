import type { MapTile } from '@waybook/contract'
import sharp from 'sharp'

import type { Member } from '../../world/callers.ts'
import type { Cells } from './sight-oracle.ts'

interface Pixels {
  readonly key: string
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** The levels of a picture that is smaller than a tile: at full, half and quarter size. */
const LEVELS = [0, 1, 2] as const
/** The edge of a cell, in pixels, as a power of two. */
const CELL_BITS = 2

/** The tiles of a small picture as one page has received them. Like a browser, it keeps a tile until it has another key. */
export class ReceivedTiles {
  readonly #member: Member
  readonly #address: string
  readonly #kept = new Map<number, Pixels>()
  /** The bytes of all tiles that it has received. */
  bytes = 0
  /** How many tiles were compared. */
  compared = 0

  constructor(member: Member, address: string) {
    this.#member = member
    this.#address = address
  }

  /** The pixels of all levels that may not show anything, and do. */
  async wrongPixels(tiles: readonly MapTile[], shown: Cells): Promise<string[]> {
    const keys = new Map(tiles)
    const wrong: string[] = []
    for (const level of LEVELS) {
      const key = keys.get(`${level}-0-0`)
      if (typeof key === 'string') {
        wrong.push(...wrongIn(await this.#pixelsOf(level, key), shown, level))
        this.compared += 1
      } else if (shown.some((row) => row.includes(true))) wrong.push(`no tile of level ${level}`)
    }
    return wrong
  }

  async #pixelsOf(level: number, key: string): Promise<Pixels> {
    const kept = this.#kept.get(level)
    if (kept?.key === key) return kept
    const { rawPayload } = await this.#member.get(`${this.#address}/${level}-0-0-${key}.webp`)
    this.bytes += rawPayload.length
    const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const pixels = { key, data, width: info.width, height: info.height }
    this.#kept.set(level, pixels)
    return pixels
  }
}

function wrongIn({ data, width, height }: Pixels, shown: Cells, level: number): string[] {
  const wrong: string[] = []
  const cellOf = (at: number) => (at << level) >> CELL_BITS
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (shown[cellOf(y)]?.[cellOf(x)] === true) continue
      const [red = 0, , blue = 0, opacity = 0] = data.subarray((y * width + x) * 4)
      // Away from what is shown, whose color compression spreads a little, a pixel has the color of the night and no magenta.
      const isTinted = (red > 60 || blue > 70) && !isNear(shown, cellOf(x), cellOf(y), SPREADS << level)
      if (opacity !== 0 || isTinted) wrong.push(`${level}: ${x} ${y}: ${red} ${blue} ${opacity}`)
    }
  return wrong
}

/** How far compression spreads colors at full size, in cells. */
const SPREADS = 4

function isNear(shown: Cells, column: number, row: number, most: number): boolean {
  const rows = shown.slice(Math.max(row - most, 0), row + most + 1)
  return rows.some((cells) => cells.slice(Math.max(column - most, 0), column + most + 1).includes(true))
}
