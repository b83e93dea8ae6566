import type { PropertyValue } from '@waybook/contract'
import { combatScales, SKILL_RANK_MAX, vehicleSides } from '@waybook/rules'
import * as z from 'zod'

const HULL_MAX = 999
const FIGURE_MAX = 20
const SILHOUETTE_MAX = 10
const DEFENSE_MAX = 4

const map = (example: string) => ({ error: `write keys and values, such as ${example}` })

function whole(min: number, max: number) {
  const error = `write a whole number from ${min} to ${max}`
  return z.int({ error }).min(min, { error }).max(max, { error })
}

const defense = whole(0, DEFENSE_MAX)
const sides = z.partialRecord(z.enum(vehicleSides), defense, map('{ fore: 2, aft: 1 }'))

/** The field `vehicle` of a character's page. */
export const vehicleField = z.strictObject(
  {
    scale: z.enum(combatScales, { error: 'write person for wagons and boats, or vehicle for ships' }).default('person'),
    silhouette: whole(0, SILHOUETTE_MAX).default(1),
    speed: whole(0, FIGURE_MAX).default(0),
    handling: whole(-SKILL_RANK_MAX, SKILL_RANK_MAX).default(0),
    defense: z.union([defense, sides], { error: 'write a number from 0 to 4, or { fore: 2, aft: 1 }' }).default(0),
    armor: whole(0, FIGURE_MAX).default(0),
    hull: whole(1, HULL_MAX),
    systemStrain: whole(0, HULL_MAX),
  },
  map('{ silhouette: 2, speed: 1, handling: -2, armor: 1, hull: 12, systemStrain: 8 }'),
)

export const vehicleKeys: Readonly<Record<string, readonly string[]>> = {
  vehicle: Object.keys(vehicleField.shape),
  defense: vehicleSides,
}

type WrittenVehicle = z.infer<typeof vehicleField>

/** The figures of a vehicle as properties, which pages and fights read. Its armor is soak. */
export function vehicleProperties({ scale, armor, defense: around, ...vehicle }: WrittenVehicle) {
  const { silhouette, speed, handling } = vehicle
  const guarded = typeof around === 'number' ? { defense: around } : withPrefix(around)
  const figures = { silhouette, speed, handling, soak: armor, hull: vehicle.hull, system_strain: vehicle.systemStrain }
  const properties: Record<string, PropertyValue> = { vehicle: scale, ...figures, ...guarded }
  return properties
}

function withPrefix(around: Readonly<Partial<Record<(typeof vehicleSides)[number], number>>>) {
  return Object.fromEntries(Object.entries(around).map(([side, value]) => [`defense_${side}`, value]))
}

/** Hull and system strain, which are counted like hit points and strain. */
export function vehiclePoints({ hull, systemStrain }: WrittenVehicle) {
  return { maxHp: hull, strainThreshold: systemStrain }
}
