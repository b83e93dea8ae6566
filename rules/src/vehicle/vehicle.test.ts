import { expect, it } from 'vitest'

import { woundsOf } from '../check/hit.ts'
import { scaledDamage } from './scaled-damage.ts'
import { vehicleDamages } from './vehicle-damages.ts'
import { vehicleOf } from './vehicle.ts'

it('[VEH-1] a page with a scale is a vehicle, with the same defense all around unless sides differ', () => {
  const wagon = vehicleOf({ vehicle: 'person', silhouette: 2, speed: 1, handling: -2, defense: 1 })
  expect(wagon).toEqual({
    silhouette: 2,
    speed: 1,
    handling: -2,
    defense: { fore: 1, aft: 1, port: 1, starboard: 1 },
    scale: 'person',
  })
  const ship = vehicleOf({ vehicle: 'vehicle', defense_fore: 2, defense_aft: 1 })
  expect(ship?.defense).toEqual({ fore: 2, aft: 1, port: 0, starboard: 0 })
  expect(vehicleOf({ defense: 1, speed: 3 })).toBeNull()
})

it.each([
  ['person', 'person', 9, 9],
  ['person', 'vehicle', 9, 0],
  ['person', 'vehicle', 10, 1],
  ['person', 'vehicle', 27, 2],
  ['vehicle', 'person', 3, 30],
  ['vehicle', 'vehicle', 7, 7],
] as const)('[VEH-10] a weapon for a %s against a %s: %i damage counts as %i', (weapon, target, damage, counted) => {
  expect(scaledDamage(damage, { weapon, target, by: 10 })).toBe(counted)
})

it.each([
  [{ damage: 6, netSuccesses: 3, soak: 2, pierce: 0 }, 0],
  [{ damage: 9, netSuccesses: 2, soak: 2, pierce: 0 }, 1],
  [{ damage: 26, netSuccesses: 4, soak: 2, pierce: 0 }, 1],
  [{ damage: 36, netSuccesses: 4, soak: 2, pierce: 1 }, 3],
])(
  '[VEH-11] %o from a personal weapon does %i damage to a ship: the least damage counts only if something is left',
  (hit, wounds) => {
    expect(woundsOf({ ...hit, minimum: 1, scale: { weapon: 'person', target: 'vehicle', by: 10 } })).toBe(wounds)
  },
)

it('[VEH-12] the table of damages to vehicles rises without gaps from 1', () => {
  const from = vehicleDamages.map((one) => one.from)
  expect(from).toEqual(from.toSorted((a, b) => a - b))
  expect(from[0]).toBe(1)
  expect(vehicleDamages.map(({ severity }) => severity)).toEqual(
    vehicleDamages.map(({ severity }) => severity).toSorted((a, b) => a - b),
  )
})
