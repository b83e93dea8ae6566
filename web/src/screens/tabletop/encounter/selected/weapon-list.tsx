import type { Entity } from '@waybook/contract'
import { attackPool, attackWith, weaponDamage, type Attack } from '@waybook/rules'
import { useState } from 'react'

import { attackOf } from '#parts/attack-pool/attack-pool.ts'
import { scoreOf } from '#parts/entity/scores.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { useInventory } from '#parts/sheet-inventory/use-inventory.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'

import type { SelectedProps } from '../selected-combatant.ts'
import { useAttack } from './use-attack.ts'

/** The weapons of a combatant, each with its dice, damage and attack on the chosen target. */
export function WeaponList({ character, encounter, combatant }: SelectedProps & { readonly character: Entity }) {
  const { weapons, isKnown } = useInventory(character.id)
  const skills = useSkills()
  const targets = encounter.combatants.filter(({ side, fallen }) => side !== combatant.side && !fallen)
  const [chosen, setChosen] = useState('')
  const target = targets.some(({ id }) => id === chosen) ? chosen : (targets[0]?.id ?? null)
  const { attack, isPending } = useAttack(character.id, target)
  if (!isKnown) return null
  const carried = weapons
    .filter(({ amount }) => amount > 0)
    .flatMap(({ itemId, name, item }) => {
      const properties = item?.properties ?? {}
      const found = attackOf({ properties }, skills)
      const damage = properties['damage']
      return found ? [{ id: itemId, name, attack: found, damage: damage === undefined ? null : String(damage) }] : []
    })
  const hands = { id: null, name: 'Bare hands', attack: attackWith('natural weapon', undefined), damage: 'brawn' }
  return (
    <div className="grid gap-1">
      {targets.length === 0 ? null : (
        <SelectField label="Target" value={target ?? ''} onChange={({ target: field }) => setChosen(field.value)}>
          {targets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <ul aria-label="Weapons">
        {[...carried, hands].map((weapon) => (
          <WeaponRow
            key={weapon.id ?? 'hands'}
            weapon={weapon}
            character={character}
            busy={isPending}
            onAttack={() => attack(weapon.id)}
          />
        ))}
      </ul>
    </div>
  )
}

interface WeaponRowProps {
  readonly weapon: {
    readonly id: string | null
    readonly name: string
    readonly attack: Attack
    readonly damage: string | null
  }
  readonly character: Entity
  readonly busy: boolean
  readonly onAttack: () => void
}

function WeaponRow({ weapon, character, busy, onAttack }: WeaponRowProps) {
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
          busy={busy}
          onClick={onAttack}
        >
          Attack
        </Button>
      ) : null}
    </li>
  )
}
