import type { Position } from '@waybook/contract'

import type { Size } from './group-pins.ts'

/** The side of a pin's name. `hidden`: there is no room, and the name appears on hover. */
export type NameSide = (typeof sides)[number] | 'hidden'

/** In the order in which a name tries them. */
const sides = ['right', 'left', 'below', 'above'] as const

interface Named {
  readonly id: string
  /** In percent of the map. */
  readonly position: Position
  /** Empty for a group, which shows no name. */
  readonly name: string
}

/** In pixels of the drawn map. */
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The pin's size. Its bottom center is at the position. */
const PIN_PX = { width: 28, height: 36 }
/** Wider names are cut off. */
const NAME_MAX_PX = 180
const NAME_HEIGHT_PX = 24
const GAP_PX = 4
/** The average width of a letter. */
const LETTER_PX = 7.8
/** The padding of both sides together. */
const PADDING_PX = 16

/**
 * Chooses sides so that no name covers another name or a pin. Earlier pins choose first. The name of the chosen pin is always above it, so the
 * others make room.
 */
export function placeNames(
  pins: readonly Named[],
  size: Size,
  chosen: string | null = null,
): ReadonlyMap<string, NameSide> {
  const taken = new TakenBoxes()
  for (const { id, position, name } of pins) {
    taken.add(pinBox(position, size))
    if (id === chosen) taken.add(chosenNameBox(position, name, size))
  }
  return new Map(pins.map((pin) => [pin.id, pin.name === '' ? 'hidden' : takeSide(pin, size, taken)]))
}

function takeSide({ position, name }: Named, size: Size, taken: TakenBoxes): NameSide {
  for (const side of sides) {
    const box = nameBox(position, name, side, size)
    if (!isWithin(box, size) || taken.overlaps(box)) continue
    taken.add(box)
    return side
  }
  return 'hidden'
}

function pinBox(position: Position, size: Size): Box {
  const { x, y } = pixelsOf(position, size)
  return { left: x - PIN_PX.width / 2, right: x + PIN_PX.width / 2, top: y - PIN_PX.height, bottom: y }
}

function isWithin({ left, right, top, bottom }: Box, { width, height }: Size): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height
}

function nameBox(position: Position, name: string, side: (typeof sides)[number], size: Size): Box {
  const { x, y } = pixelsOf(position, size)
  const width = Math.min(name.length * LETTER_PX + PADDING_PX, NAME_MAX_PX)
  const beside = PIN_PX.width / 2 + GAP_PX
  const pinTop = y - PIN_PX.height
  const { left, top } = {
    right: { left: x + beside, top: pinTop },
    left: { left: x - beside - width, top: pinTop },
    below: { left: x - width / 2, top: y + GAP_PX },
    above: { left: x - width / 2, top: pinTop - GAP_PX - NAME_HEIGHT_PX },
  }[side]
  return { left, right: left + width, top, bottom: top + NAME_HEIGHT_PX }
}

/** The chosen pin and the gap above it are larger. */
const CHOSEN_PX = 54

function chosenNameBox(position: Position, name: string, size: Size): Box {
  const { left, right } = nameBox(position, name, 'above', size)
  const bottom = pixelsOf(position, size).y - CHOSEN_PX
  return { left, right, top: bottom - NAME_HEIGHT_PX, bottom }
}

function pixelsOf({ x, y }: Position, { width, height }: Size): Position {
  return { x: (x / 100) * width, y: (y / 100) * height }
}

const CELL_PX = 96

/** A grid that finds overlapping boxes without scanning all of them. */
class TakenBoxes {
  readonly #byCell = new Map<string, Box[]>()

  add(box: Box): void {
    for (const cell of cellsOf(box)) {
      const boxes = this.#byCell.get(cell)
      if (boxes) boxes.push(box)
      else this.#byCell.set(cell, [box])
    }
  }

  overlaps(box: Box): boolean {
    return cellsOf(box).some((cell) => this.#byCell.get(cell)?.some((other) => areOver(box, other)))
  }
}

function areOver(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function cellsOf({ left, right, top, bottom }: Box): string[] {
  const cells: string[] = []
  for (let x = Math.floor(left / CELL_PX); x <= Math.floor(right / CELL_PX); x += 1)
    for (let y = Math.floor(top / CELL_PX); y <= Math.floor(bottom / CELL_PX); y += 1) cells.push(`${x} ${y}`)
  return cells
}
