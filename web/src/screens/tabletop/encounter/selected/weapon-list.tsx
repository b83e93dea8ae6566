import type { Entity } from '@waybook/contract'
import { attackPool, attackWith, weaponDamage, type Attack } from '@waybook/rules'

import { attackOf } from '#parts/attack-pool/attack-pool.ts'
import { scoreOf } from '#parts/entity/scores.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { useInventory } from '#parts/sheet-inventory/use-inventory.ts'
import { askForAim } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'

/** The weapons that a character carries and bare hands, each with its dice and damage. 'Attack' asks for the target. */
export function WeaponList({ character }: { readonly character: Entity }) {
  const { weapons, isKnown } = useInventory(character.id)
  const skills = useSkills()
  if (!isKnown) return null
  const carried = weapons
    .filter(({ amount }) => amount > 0)
    .flatMap(({ itemId, name, item }): Weapon[] => {
      const properties = item?.properties ?? {}
      const attack = attackOf({ properties }, skills)
      const damage = properties['damage']
      return attack ? [{ id: itemId, name, attack, damage: damage === undefined ? null : String(damage) }] : []
    })
  const hands = { id: null, name: 'Bare hands', attack: attackWith('natural weapon', undefined), damage: 'brawn' }
  return (
    <ul aria-label="Weapons">
      {[...carried, hands].map((weapon) => (
        <WeaponRow key={weapon.id ?? 'hands'} weapon={weapon} character={character} />
      ))}
    </ul>
  )
}

interface Weapon {
  /** `null` for bare hands. */
  readonly id: string | null
  readonly name: string
  readonly attack: Attack
  readonly damage: string | null
}

function WeaponRow({ weapon, character }: { readonly weapon: Weapon; readonly character: Entity }) {
  const { name, attack, damage } = weapon
  const score = scoreOf(character, attack.skill, attack.characteristic)
  const brawn = character.characteristics?.['brawn'] ?? null
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <div className="min-w-0">
        <p className="leading-5 font-semibold">{name}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-14 leading-5 text-ink-2">
          {score ? <DicePips pool={{ ...attackPool(attack, score), difficulty: 0 }} /> : null}
          {damage === null ? attack.range : `damage ${weaponDamage(damage, brawn)}`}
        </p>
      </div>
      {score ? (
        <Button
          size="small"
          className="min-h-11 shrink-0"
          aria-label={`Attack: ${name}`}
          onClick={() => askForAim({ kind: 'attack', characterId: character.id, weaponId: weapon.id, name })}
        >
          Attack
        </Button>
      ) : null}
    </li>
  )
}
