import type { Position } from '@waybook/contract'

/** What is grouped: a place on a map, in percent of its picture. */
export interface Placed {
  readonly id: string
  readonly position: Position
}

/** Pins that are shown as one, from west to east. The first one is where they are shown. */
export interface PinGroup<Pin> {
  /** The id of the first pin. */
  readonly id: string
  readonly position: Position
  readonly pins: readonly [Pin, ...Pin[]]
}

/** In pixels of the screen. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Pins that are nearer than this would cover each other, in pixels of the screen. */
export const REACH_PX = 38

/**
 * The pins of a map that is drawn in this size, from west to east; those that would cover each other are one group. The places of two groups are never
 * within reach of each other. The order in which pins are given makes no difference, nor does which part of the map is in view.
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

/** From west to east, those at the same longitude from north to south. */
export function fromWest(a: Placed, b: Placed): number {
  return a.position.x - b.position.x || a.position.y - b.position.y || (a.id < b.id ? -1 : 1)
}

/** The zoom is counted in steps, so that pins are not grouped anew at every turn of the wheel. */
const STEP = Math.SQRT2

/** The size at the step below this one: where nothing is covered there, nothing is here. */
export function sizeOfStep({ width, height }: Size): Size {
  if (width <= 0) return { width: 0, height: 0 }
  const stepped = STEP ** Math.floor(Math.log(width) / Math.log(STEP) + 1e-9)
  return { width: stepped, height: (stepped * height) / width }
}

/** Finds what is near a place without looking at all the others. A cell is as large as the reach. */
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

  /** Of those within reach; of equally near ones the first that was added. */
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

/** Between two places of a map that is drawn in this size. */
export function distancePx(a: Position, b: Position, { width, height }: Size): number {
  return Math.hypot(((a.x - b.x) / 100) * width, ((a.y - b.y) / 100) * height)
}

/** Of the window, the part that a group fills once it is shown closer. */
const FILLED = 0.5
/** A group is enlarged at least so much, so that something is seen to happen. */
const TIMES_LEAST = 2

interface Room {
  /** Of the map as it is drawn. */
  readonly size: Size
  readonly frame: Size
  /** How many times larger the map can become. */
  readonly most: number
}

/** The middle of a group, and how many times larger the map has to be for its pins to come apart; `null` if it cannot be so large. */
export function closerLook(pins: readonly Placed[], { size, frame, most }: Room) {
  const [xs, ys] = [pins.map(({ position }) => position.x), pins.map(({ position }) => position.y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const middle = { x: (west + east) / 2, y: (north + south) / 2 }
  const [width, height] = [((east - west) / 100) * size.width, ((south - north) / 100) * size.height]
  if (Math.hypot(width, height) * most <= REACH_PX) return null
  const filling = Math.min((FILLED * frame.width) / width, (FILLED * frame.height) / height)
  return { middle, times: Math.min(Math.max(filling, TIMES_LEAST), most) }
}
