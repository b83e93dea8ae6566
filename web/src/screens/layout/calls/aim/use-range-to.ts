import { arcsOf, attackWith, type Attack, type RangeBand, type VehicleSide } from '@waybook/rules'

import { attackOf } from '#parts/attack-pool/attack-pool.ts'
import { participantIdOf, type Target } from '#parts/check/use-targets.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { bandBetween } from '#screens/tabletop/encounter/bands/bands.ts'

import { rangeToTarget, type RangeToTarget } from './range-to-target.ts'
import { useBearing } from './use-bearing.ts'

/** Returns how far a target is from the attacker, for a weapon; `null` for nobody, or while the weapon loads. */
export function useRangeTo(
  weaponId: string | null,
  attackerId: string | null,
): (target: Target | null) => RangeToTarget | null {
  const { weapon, arcs } = useWeapon(weaponId)
  const encounter = useEncounter()
  const attacker = encounter?.combatants.find((one) => participantIdOf(one) === attackerId)
  const between = (target: Target | null): RangeBand | null =>
    encounter && attacker && target ? bandBetween(encounter, attacker.id, target.id) : null
  const sideOf = useBearing(attackerId)
  return (target) => {
    if (!weapon) return null
    const side = target && arcs ? sideOf(target.id) : null
    return { ...rangeToTarget(weapon, between(target)), isOutOfArc: side !== null && arcs?.includes(side) === false }
  }
}

/** The weapon is `null` while it loads, or if it is none. `arcs`: of a mounted weapon. */
function useWeapon(weaponId: string | null): {
  readonly weapon: Attack | null
  readonly arcs: readonly VehicleSide[] | null
} {
  const lookup = useEntity(weaponId ?? '')
  const skills = useSkills()
  if (weaponId === null) return { weapon: attackWith('natural weapon', undefined), arcs: null }
  if (lookup.state !== 'found') return { weapon: null, arcs: null }
  return { weapon: attackOf(lookup.entity, skills), arcs: arcsOf(lookup.entity.properties) }
}
