import type { Position } from '@waybook/contract'

/** An item to group, positioned in percent of the map's picture. */
export interface Placed {
  readonly id: string
  readonly position: Position
}

/** Pins drawn as one, from west to east, at the position of the first. */
export interface PinGroup<Pin> {
  /** The id of the first pin. */
  readonly id: string
  readonly position: Position
  readonly pins: readonly [Pin, ...Pin[]]
}

/** In screen pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Pins nearer than this overlap, in screen pixels. */
export const REACH_PX = 38

/**
 * Groups the overlapping pins of a map drawn at this size, from west to east. Two groups are always more than `REACH_PX` apart. The result depends
 * neither on the order of the pins nor on the visible part of the map.
 */
export function groupPins<Pin extends Placed>(pins: readonly Pin[], size: Size): readonly PinGroup<Pin>[] {
  const cells = new Cells<PinGroup<Pin> & { readonly pins: [Pin, ...Pin[]] }>(size)
  for (const pin of pins.toSorted(fromWest)) {
    const group = cells.nearest(pin.position)
    if (group) group.pins.push(pin)
    else cells.add({ id: pin.id, position: pin.position, pins: [pin] })
  }
  return cells.all
}

/** Sorts from west to east, then from north to south. */
export function fromWest(a: Placed, b: Placed): number {
  return a.position.x - b.position.x || a.position.y - b.position.y || (a.id < b.id ? -1 : 1)
}

/** Pins are regrouped only at zoom steps, not at every turn of the wheel. */
const STEP = Math.SQRT2

/** The size at the zoom step below. Pins apart at that size are apart at this one too. */
export function sizeOfStep({ width, height }: Size): Size {
  if (width <= 0) return { width: 0, height: 0 }
  const stepped = STEP ** Math.floor(Math.log(width) / Math.log(STEP) + 1e-9)
  return { width: stepped, height: (stepped * height) / width }
}

/** A grid that finds nearby entries without scanning all of them. Its cells are `REACH_PX` wide. */
class Cells<Entry extends { readonly position: Position }> {
  readonly all: Entry[] = []
  readonly #byCell = new Map<string, Entry[]>()
  readonly #size: Size

  constructor(size: Size) {
    this.#size = size
  }

  add(entry: Entry): void {
    const [column, row] = this.#cellOf(entry.position)
    const cell = this.#byCell.get(`${column} ${row}`)
    if (cell) cell.push(entry)
    else this.#byCell.set(`${column} ${row}`, [entry])
    this.all.push(entry)
  }

  /** The nearest entry within reach. On ties, the first one added. */
  nearest(position: Position): Entry | null {
    const [column, row] = this.#cellOf(position)
    let found: Entry | null = null
    let least = Infinity
    for (let x = column - 1; x <= column + 1; x += 1)
      for (let y = row - 1; y <= row + 1; y += 1)
        for (const entry of this.#byCell.get(`${x} ${y}`) ?? []) {
          const distance = distancePx(entry.position, position, this.#size)
          if (distance > REACH_PX || distance >= least) continue
          found = entry
          least = distance
        }
    return found
  }

  #cellOf({ x, y }: Position): readonly [number, number] {
    const { width, height } = this.#size
    return [Math.floor((x * width) / 100 / REACH_PX), Math.floor((y * height) / 100 / REACH_PX)]
  }
}

/** The distance between two positions of a map drawn at this size. */
export function distancePx(a: Position, b: Position, { width, height }: Size): number {
  return Math.hypot(((a.x - b.x) / 100) * width, ((a.y - b.y) / 100) * height)
}

/** The share of the frame that a group fills after zooming in on it. */
const FILLED = 0.5
/** Zooming in on a group enlarges at least this much, so users notice it. */
const TIMES_LEAST = 2

interface Room {
  /** The map's size as drawn. */
  readonly size: Size
  readonly frame: Size
  /** How many times larger the map may become. */
  readonly most: number
}

/** The middle of a group and the zoom factor that spreads its pins out. Null if they overlap even at the largest zoom. */
export function closerLook(pins: readonly Placed[], { size, frame, most }: Room) {
  const [xs, ys] = [pins.map(({ position }) => position.x), pins.map(({ position }) => position.y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const middle = { x: (west + east) / 2, y: (north + south) / 2 }
  const [width, height] = [((east - west) / 100) * size.width, ((south - north) / 100) * size.height]
  if (Math.hypot(width, height) * most <= REACH_PX) return null
  const filling = Math.min((FILLED * frame.width) / width, (FILLED * frame.height) / height)
  return { middle, times: Math.min(Math.max(filling, TIMES_LEAST), most) }
}
