import type { Entity } from '@waybook/contract'
import { attackWords } from '@waybook/messages/attackWords'
import {
  arcsOf,
  attackPool,
  attackWith,
  skillName,
  weaponDamage,
  type Attack,
  type Pool,
  type VehicleSide,
} from '@waybook/rules'

import { attackOf } from '#parts/attack-pool/attack-pool.ts'
import { scoreOf } from '#parts/entity/scores.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { useInventory } from '#parts/sheet-inventory/use-inventory.ts'

/** A weapon that a character carries. */
export interface WeaponAttack {
  /** `null` for bare hands. */
  readonly id: string | null
  readonly name: string
  /** The dice without the difficulty; `null` if the character lacks the characteristic and can't use the weapon. */
  readonly pool: Pool | null
  readonly skillName: string
  /** For example "damage 5", or the range of a weapon with unknown damage. */
  readonly effect: string
  /** The sides to which a mounted weapon fires; `null` for all around. */
  readonly arcs: readonly VehicleSide[] | null
}

const bareHands = () => ({
  id: null,
  name: attackWords.bareHands(),
  attack: attackWith('natural weapon', undefined),
  damage: 'brawn',
  arcs: null,
})

/** The weapons that a character carries, and bare hands; `null` while loading. */
export function useAttacks(character: Entity): readonly WeaponAttack[] | null {
  const { weapons, isKnown } = useInventory(character.id)
  const skills = useSkills()
  if (!isKnown) return null
  const carried = weapons
    .filter(({ amount }) => amount > 0)
    .flatMap(({ itemId, name, item }) => {
      const properties = item?.properties ?? {}
      const attack = attackOf({ properties }, skills)
      const damage = properties['damage']
      return attack
        ? [{ id: itemId, name, attack, damage: damage === undefined ? null : String(damage), arcs: arcsOf(properties) }]
        : []
    })
  return [...carried, bareHands()].map(({ id, name, attack, damage, arcs }) => ({
    id,
    name,
    skillName: skillName(skills, attack.skill),
    pool: poolOf(attack, character),
    effect: [
      damage === null
        ? attack.range
        : attackWords.damage({ damage: weaponDamage(damage, character.characteristics?.['brawn'] ?? null) }),
      ...(arcs ? [attackWords.fires({ sides: arcs.map((side) => attackWords.side({ side })) })] : []),
    ].join(', '),
    arcs,
  }))
}

function poolOf(attack: Attack, character: Entity): Pool | null {
  const score = scoreOf(character, attack.skill, attack.characteristic)
  return score && { ...attackPool(attack, score), difficulty: 0 }
}
