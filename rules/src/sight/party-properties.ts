import * as fc from 'fast-check'

import type { FogMask } from '../fog/fog-mask.ts'
import { dungeon, grid, line } from './drawn-scenes.ts'
import { centerOf, type Place } from './lattice.ts'
import { KeptLooks } from './look.ts'
import { type Eye, type Sight, type SightLight, sightOf } from './party-sight.ts'
import { cells, isOwnCell } from './sight-by-definition.ts'
import { drawn, isWithin, meshOf, noDoorOpen } from './sight-properties.ts'
import { sees } from './steps.ts'
import type { SightWall } from './wall.ts'

const place: fc.Arbitrary<Place> = fc.record({ x: fc.nat({ max: 511 }), y: fc.nat({ max: 383 }) })
const reach = fc.oneof(fc.constant(Infinity), fc.nat({ max: 300 }))
const eyes: fc.Arbitrary<Eye[]> = fc.array(
  fc.record({ place: fc.option(place), range: reach, darkRange: fc.constantFrom(0, 0, 60) }),
  { maxLength: 4 },
)
const lights: fc.Arbitrary<SightLight[]> = fc.array(
  fc.record({ place, bright: fc.nat({ max: 100 }), more: fc.nat({ max: 200 }) }).map(({ more, ...light }) => ({
    ...light,
    dim: light.bright + more,
  })),
  { maxLength: 4 },
)

const idsOfDoors = (walls: readonly SightWall[]) => walls.filter(({ kind }) => kind === 'door').map(({ id }) => id)
const looksAt = (walls: readonly SightWall[]) => new KeptLooks(meshOf(walls), { grid, most: 100 })

interface Party {
  readonly eyes: readonly Eye[]
  readonly lights: readonly SightLight[] | null
  readonly openDoors: ReadonlySet<string>
}

function sightByLines(walls: readonly SightWall[], { eyes: all, lights: lit, openDoors }: Party): string {
  const scene = { mesh: meshOf(walls), openDoors }
  return cells(grid, (column, row) => {
    const center = centerOf(grid, column, row)
    const isReached = (from: Place, range: number) =>
      isOwnCell(grid, from, column, row) ||
      ((center.x - from.x) ** 2 + (center.y - from.y) ** 2 <= range ** 2 && sees(scene, from, center))
    const seen = all.filter((eye) => eye.place && isReached(eye.place, eye.range))
    const isLit =
      !lit ||
      lit.some((light) => isReached(light.place, light.dim)) ||
      seen.some((eye) => eye.place && eye.darkRange > 0 && isReached(eye.place, eye.darkRange))
    return seen.length > 0 && isLit ? '#' : '.'
  })
}

export const asLinesSay = fc.property(dungeon, eyes, fc.option(lights), ({ walls }, some, lit) => {
  const openDoors = new Set(idsOfDoors(walls).filter((_, door) => door % 2 === 0))
  const { seen } = sightOf(looksAt(walls), { eyes: some, lights: lit, openDoors })
  return drawn(seen) === sightByLines(walls, { eyes: some, lights: lit, openDoors })
})

export const fewerLightsShowLess = fc.property(dungeon, eyes, lights, ({ walls }, some, all) => {
  const looks = looksAt(walls)
  const party = { eyes: some, openDoors: noDoorOpen }
  const sight = (lit: SightLight[] | null) => sightOf(looks, { ...party, lights: lit })
  const [dark, light, day] = [sight(all.slice(1)), sight(all), sight(null)]
  const isBrightSeen = [dark, light].every(({ seen, bright }) => isWithin(bright, seen))
  return (
    isBrightSeen &&
    isWithin(dark.seen, light.seen) &&
    isWithin(dark.bright, light.bright) &&
    isWithin(light.seen, day.seen)
  )
})

const doors = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 8 })

export const doorsRestore = fc.property(dungeon, eyes, lights, doors, ({ walls }, some, lit, turned) => {
  // A door in the middle of the picture, so that there is always one.
  const all = [...walls, { ...line(256, 100, 256, 300), kind: 'door' as const }]
  const [ids, looks, openDoors] = [idsOfDoors(all), looksAt(all), new Set<string>()]
  const now = () => sightOf(looks, { eyes: some, lights: lit, openDoors })
  const fresh = () => sightOf(looksAt(all), { eyes: some, lights: lit, openDoors })
  return turned.every((number) => {
    const id = ids[number % ids.length] ?? ''
    const [before, wasOpen] = [now(), openDoors.has(id)]
    turn(openDoors, id, !wasOpen)
    const isFresh = isSame(now(), fresh())
    turn(openDoors, id, wasOpen)
    const isRestored = isSame(now(), before)
    turn(openDoors, id, !wasOpen)
    return isFresh && isRestored
  })
})

function isSame(one: Sight, other: Sight): boolean {
  const areEqual = (a: FogMask, b: FogMask) => isWithin(a, b) && isWithin(b, a)
  return areEqual(one.seen, other.seen) && areEqual(one.bright, other.bright)
}

function turn(openDoors: Set<string>, id: string, isOpen: boolean): void {
  if (isOpen) openDoors.add(id)
  else openDoors.delete(id)
}
