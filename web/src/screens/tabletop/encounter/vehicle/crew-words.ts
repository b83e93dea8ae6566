import type { Combatant, Encounter } from '@waybook/contract'
import { tableCombatants } from '@waybook/messages/tableCombatants'

/**
 * Where somebody is aboard, or who is aboard of a vehicle and how fast it moves, in a few words; `null` for anybody else.
 * @example crewNote({ combatants: [sloop] }, kessa) // 'driver of Sloop'
 */
export function crewNote({ combatants }: Pick<Encounter, 'combatants'>, one: Combatant): string | null {
  if (one.vehicle) {
    const { speed, top } = one.vehicle
    const crew = namesAboard({ combatants }, one)
    return crew === ''
      ? tableCombatants.vehicleSpeed({ speed, top })
      : tableCombatants.vehicleCrew({ speed, top, names: crew })
  }
  const vehicle = combatants.find(({ id }) => id === one.aboard?.vehicle)
  if (!vehicle || !one.aboard) return null
  const { role } = one.aboard
  return role === 'crew'
    ? tableCombatants.aboardVehicle({ vehicle: vehicle.name })
    : tableCombatants.roleOf({ role, vehicle: vehicle.name })
}

/** The names of everybody aboard a vehicle, with commas between them; may be empty. */
export function namesAboard({ combatants }: Pick<Encounter, 'combatants'>, { id }: Combatant): string {
  const crew = combatants.filter(({ aboard }) => aboard?.vehicle === id)
  return crew.map(({ name }) => name).join(', ')
}

/** Whether two combatants move together: a vehicle and its crew. */
export function areTogether(one: Combatant, other: Combatant): boolean {
  return (one.aboard?.vehicle ?? one.id) === (other.aboard?.vehicle ?? other.id)
}
