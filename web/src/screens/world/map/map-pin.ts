import type { EntityMap, Pin, PinTarget, Position } from '@waybook/contract'
import { worldMap } from '@waybook/messages/worldMap'

import { distancePx, type Placed } from './pins/group-pins.ts'

/** A pin as the page shows it. */
export interface MapPin extends Placed {
  /** The target's id or the label. Names the pin in the address and stays the same when it moves. */
  readonly id: string
  /** The server's id, which every change replaces. */
  readonly pinId: string
  readonly name: string
  /** Empty if the pin has its target's name. */
  readonly label: string
  /** Null for a pin without a page. */
  readonly target: PinTarget | null
  /** Whether only the game master sees the pin. Always false for players. */
  readonly secret: boolean
  /** The characters whose players see the pin. Empty: all players. */
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

/** Whether some or all players do not see a pin. Always false for players. */
export function isWithheld({ secret, readers }: MapPin): boolean {
  return secret || readers.length > 0
}

/** Describes the audience of a withheld pin to the game master. */
export function seenByWords({ secret, readers }: MapPin): string {
  if (secret) return worldMap.onlyYou()
  return worldMap.partySees({ count: readers.length })
}

export function mapPath(id: string): string {
  return `/world/map/${id}`
}

/** The largest size of a drawn map, in screen pixels. */
const ENLARGED = { width: 10_000, height: 10_000 }
const ONE_PLACE_PX = 40

/** Whether two pins overlap at every zoom. */
export function isAtOnePlace(a: Placed, b: Placed): boolean {
  return distancePx(a.position, b.position, ENLARGED) < ONE_PLACE_PX
}

/** Where a map opens, in percent: at the chosen pin, or the middle of its pins, or its own middle. */
export function openingPlace(pins: readonly Placed[], chosen: Placed | null): Position {
  if (chosen) return chosen.position
  if (pins.length === 0) return { x: 50, y: 50 }
  const [xs, ys] = [pins.map(({ position }) => position.x), pins.map(({ position }) => position.y)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}
