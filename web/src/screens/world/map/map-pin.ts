import type { EntityMap, Pin, PinTarget, Position } from '@waybook/contract'

import { distancePx, type Placed } from './pins/group-pins.ts'

/** A pin as the page shows it. */
export interface MapPin extends Placed {
  /** Stays the same while the pin is moved, and names it in the address: what it leads to, or its label. */
  readonly id: string
  /** What the server calls it, until it is changed. */
  readonly pinId: string
  readonly name: string
  /** Empty if it is called like its target. */
  readonly label: string
  /** `null` for a pin that is only a label. */
  readonly target: PinTarget | null
  /** For the game master: whether only they see it, and else the characters whose players see it; none for all. */
  readonly secret: boolean
  readonly readers: readonly string[]
}

/** The pins of a map in the order of its file. */
export function pinsOf({ pins }: Pick<EntityMap, 'pins'>): readonly MapPin[] {
  const named = new Map<string, number>()
  return pins.map((pin) => {
    const name = pin.to?.id ?? pin.label
    const times = (named.get(name) ?? 0) + 1
    named.set(name, times)
    return { id: times === 1 ? name : `${name} ${times}`, ...toMapPin(pin) }
  })
}

function toMapPin({ id: pinId, to, at, label, secret = false, readers = [] }: Pin) {
  return { pinId, position: at, name: label === '' ? (to?.name ?? '') : label, label, target: to, secret, readers }
}

/** Whether players do not get a pin, or not all of them; known to the game master only. */
export function isWithheld({ secret, readers }: MapPin): boolean {
  return secret || readers.length > 0
}

/** Who gets a pin that is not for everyone, in words for the game master. */
export function seenByWords({ secret, readers }: MapPin): string {
  if (secret) return 'Only you see this pin'
  return readers.length === 1 ? 'One of the party sees this pin' : `${readers.length} of the party see this pin`
}

export function mapPath(id: string): string {
  return `/world/map/${id}`
}

/** As large as a map is ever drawn, in pixels of the screen. */
const ENLARGED = { width: 10_000, height: 10_000 }
const ONE_PLACE_PX = 40

/** Whether no zoom parts two pins. */
export function isAtOnePlace(a: Placed, b: Placed): boolean {
  return distancePx(a.position, b.position, ENLARGED) < ONE_PLACE_PX
}

/** Where a map opens: at the chosen pin, else in the middle of its pins, else of the map. In percent. */
export function openingPlace(pins: readonly Placed[], chosen: Placed | null): Position {
  if (chosen) return chosen.position
  if (pins.length === 0) return { x: 50, y: 50 }
  const [xs, ys] = [pins.map(({ position }) => position.x), pins.map(({ position }) => position.y)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}
