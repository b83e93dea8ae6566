import { attackWith, type Attack, type RangeBand } from '@waybook/rules'

import { attackOf } from '#parts/attack-pool/attack-pool.ts'
import { participantIdOf, type Target } from '#parts/check/use-targets.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { bandBetween } from '#screens/tabletop/encounter/bands/bands.ts'

import { rangeToTarget, type RangeToTarget } from './range-to-target.ts'

/** Returns how far a target is from the attacker, for a weapon; `null` for nobody, or while the weapon loads. */
export function useRangeTo(
  weaponId: string | null,
  attackerId: string | null,
): (target: Target | null) => RangeToTarget | null {
  const weapon = useWeapon(weaponId)
  const encounter = useEncounter()
  const attacker = encounter?.combatants.find((one) => participantIdOf(one) === attackerId)
  const between = (target: Target | null): RangeBand | null =>
    encounter && attacker && target ? bandBetween(encounter, attacker.id, target.id) : null
  return (target) => (weapon ? rangeToTarget(weapon, between(target)) : null)
}

/** `null` while it loads, or if it is no weapon. */
function useWeapon(weaponId: string | null): Attack | null {
  const lookup = useEntity(weaponId ?? '')
  const skills = useSkills()
  if (weaponId === null) return attackWith('natural weapon', undefined)
  return lookup.state === 'found' ? attackOf(lookup.entity, skills) : null
}
