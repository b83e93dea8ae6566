import type { ItemProperties } from '../character/worn.ts'

/** The sides of a vehicle, each with its own defense. */
export const vehicleSides = ['fore', 'aft', 'port', 'starboard'] as const
export type VehicleSide = (typeof vehicleSides)[number]

/** How large a thing is: wagons and boats have the scale of people, ships their own. */
export const combatScales = ['person', 'vehicle'] as const
export type CombatScale = (typeof combatScales)[number]

/** What a vehicle has in addition to hull, system strain and armor, which are counted like a character's points. */
export interface Vehicle {
  readonly silhouette: number
  /** The highest speed. */
  readonly speed: number
  /** Boost dice for whoever drives it; setback dice if negative. */
  readonly handling: number
  readonly defense: Readonly<Record<VehicleSide, number>>
  readonly scale: CombatScale
}

/**
 * The vehicle that a page describes; `null` for any other page.
 * @example vehicleOf({ vehicle: 'person', silhouette: 2, defense: 1 })?.defense.aft // 1
 */
export function vehicleOf(properties: ItemProperties): Vehicle | null {
  const scale = combatScales.find((one) => one === properties['vehicle'])
  if (!scale) return null
  const number = (key: string, otherwise = 0) => {
    const value = properties[key]
    return typeof value === 'number' ? value : otherwise
  }
  const around = number('defense')
  const at = (side: VehicleSide) => number(`defense_${side}`, around)
  return {
    silhouette: number('silhouette'),
    speed: number('speed'),
    handling: number('handling'),
    defense: { fore: at('fore'), aft: at('aft'), port: at('port'), starboard: at('starboard') },
    scale,
  }
}
