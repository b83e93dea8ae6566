/** A place on a picture, in percent of its width and height. */
interface Position {
  readonly x: number
  readonly y: number
}

/** A token on the map. `diameter` is in percent of the picture's width. */
export interface SizedToken extends Position {
  readonly diameter: number
}

export interface NewPlaces {
  readonly count: number
  /** The best place for the first token. */
  readonly near: Position
  /** The diameter of each new token, in percent of the picture's width. */
  readonly diameter: number
  readonly occupied: readonly SizedToken[]
  /** The width of the picture by its height. */
  readonly aspect: number
}

/** The gap between new tokens if there is room, as a fraction of their diameter. */
const GAP = 0.1
/** Divisors of the distance between places, tried in this order. */
const PARTS = [1, 2, 4] as const
/** The most rows and columns of places to try in each direction. */
const ROWS_MAX = 60
/** More than the rounding error, in percent of the picture's width. */
const TOLERANCE = 0.05
/** The height of a row of a honeycomb, by the distance of its places. */
const ROW_HEIGHT = Math.sqrt(3) / 2

/**
 * Places for new tokens inside the picture that touch no other token, nearest first. They form a honeycomb around `near`, or a denser one
 * if there is less room. Tokens that don't fit get the places where they overlap least.
 * @example freePositions({ count: 1, near: { x: 50, y: 50 }, diameter: 5, occupied: [], aspect: 4 / 3 }) // [{ x: 50, y: 50 }]
 */
export function freePositions({ count, near, diameter, occupied, aspect }: NewPlaces): Position[] {
  // From here on, both axes are in percent of the width.
  const taken = occupied.map((one) => ({ ...one, y: one.y / aspect }))
  const area = insideOf(diameter, 100, 100 / aspect)
  const centre = { x: within(near.x, area.across), y: within(near.y / aspect, area.down) }
  let chosen: Position[] = []
  let places: Position[] = []
  for (const part of PARTS) {
    places = placesAround(centre, (diameter * (1 + GAP)) / part, area)
    chosen = freeAmong(places, { count, diameter, taken })
    if (chosen.length === count) break
  }
  const crowded = leastCovering(places, {
    count: count - chosen.length,
    diameter,
    taken: [...taken, ...chosen.map((place) => ({ ...place, diameter }))],
  })
  return [...chosen, ...crowded].map(({ x, y }) => ({ x: rounded(x), y: rounded(y * aspect) }))
}

type Range = readonly [least: number, most: number]

interface Area {
  readonly across: Range
  readonly down: Range
}

/** The area in which a token's center may be. */
function insideOf(diameter: number, width: number, height: number): Area {
  const range = (length: number): Range => [Math.min(diameter, length) / 2, length - Math.min(diameter, length) / 2]
  return { across: range(width), down: range(height) }
}

const within = (value: number, [least, most]: Range) => Math.min(Math.max(value, least), most)
const rounded = (value: number) => Math.round(value * 100) / 100

/** The places of a honeycomb around a center, nearest first. */
function placesAround(centre: Position, distance: number, { across, down }: Area): Position[] {
  const places: (Position & { readonly away: number })[] = []
  for (let row = -ROWS_MAX; row <= ROWS_MAX; row += 1) {
    const y = centre.y + row * distance * ROW_HEIGHT
    if (y !== within(y, down)) continue
    for (let column = -ROWS_MAX; column <= ROWS_MAX; column += 1) {
      const x = centre.x + (column + (row % 2 === 0 ? 0 : 0.5)) * distance
      if (x === within(x, across)) places.push({ x, y, away: rounded(Math.hypot(x - centre.x, y - centre.y)) })
    }
  }
  return places.toSorted((one, other) => one.away - other.away || one.y - other.y || one.x - other.x)
}

interface Crowd {
  readonly count: number
  readonly diameter: number
  readonly taken: readonly SizedToken[]
}

function freeAmong(places: readonly Position[], { count, diameter, taken }: Crowd): Position[] {
  const chosen: SizedToken[] = []
  for (const place of places) {
    if (chosen.length === count) break
    const one = { ...place, diameter }
    if (![...taken, ...chosen].some((other) => gapBetween(one, other) < TOLERANCE)) chosen.push(one)
  }
  return chosen
}

/** Negative if the tokens overlap. */
function gapBetween(one: SizedToken, other: SizedToken): number {
  return Math.hypot(one.x - other.x, one.y - other.y) - (one.diameter + other.diameter) / 2
}

function leastCovering(places: readonly Position[], { count, diameter, taken }: Crowd): Position[] {
  const gaps = places.map((place) => ({
    place: { ...place, diameter },
    gap: Math.min(...taken.map((other) => gapBetween({ ...place, diameter }, other))),
  }))
  return Array.from({ length: count }, () => {
    const widest = gaps.reduce((best, one) => (one.gap > best.gap ? one : best))
    for (const one of gaps) one.gap = Math.min(one.gap, gapBetween(one.place, widest.place))
    return widest.place
  })
}
