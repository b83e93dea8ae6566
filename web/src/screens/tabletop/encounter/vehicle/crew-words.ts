import type { Combatant, Encounter } from '@waybook/contract'

/**
 * Where somebody is aboard, or who is aboard of a vehicle and how fast it moves, in a few words; `null` for anybody else.
 * @example crewNote({ combatants: [sloop] }, kessa) // 'driver of Sloop'
 */
export function crewNote({ combatants }: Pick<Encounter, 'combatants'>, one: Combatant): string | null {
  if (one.vehicle) {
    const crew = combatants.filter(({ aboard }) => aboard?.vehicle === one.id).map(({ name }) => name)
    const { speed, top } = one.vehicle
    return `speed ${speed} of ${top}${crew.length === 0 ? '' : `, aboard: ${crew.join(', ')}`}`
  }
  const vehicle = combatants.find(({ id }) => id === one.aboard?.vehicle)
  if (!vehicle || !one.aboard) return null
  return one.aboard.role === 'crew' ? `aboard ${vehicle.name}` : `${one.aboard.role} of ${vehicle.name}`
}
