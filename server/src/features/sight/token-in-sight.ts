import { type FogMask, isCellRevealed } from '@waybook/rules'
import { cellEdge, type Place } from '@waybook/rules/sight'

const DIAGONAL = Math.SQRT1_2
const AROUND = [
  [1, 0],
  [DIAGONAL, DIAGONAL],
  [0, 1],
  [-DIAGONAL, DIAGONAL],
  [-1, 0],
  [-DIAGONAL, -DIAGONAL],
  [0, -1],
  [DIAGONAL, -DIAGONAL],
] as const

/** Where the figure of a token ends, in most of their pictures. */
const SHARE_OF_RADIUS = 0.6

interface TokenCircle {
  /** In quarter pixels, like the radius. */
  readonly place: Place
  readonly radius: number
}

/** Whether a token is in sight: its center, or one of eight points around it. */
export function isTokenInSight(seen: FogMask, { place, radius }: TokenCircle): boolean {
  const { columns, rows } = seen.grid
  const reach = radius * SHARE_OF_RADIUS
  const cellOf = ({ x, y }: Place) => [x, y].map((value) => Math.floor(value / cellEdge(seen.grid)))
  const isSeen = ({ x, y }: Place) => {
    const [column = -1, row = -1] = cellOf({ x, y })
    return column >= 0 && row >= 0 && column < columns && row < rows && isCellRevealed(seen, column, row)
  }
  // A center outside of the picture belongs to the cell at its border, as in fog by hand (FOG-4).
  const [column = 0, row = 0] = cellOf(place)
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)
  if (isCellRevealed(seen, within(column, columns), within(row, rows))) return true
  return AROUND.some(([x, y]) => isSeen({ x: place.x + x * reach, y: place.y + y * reach }))
}
