import type { Entity } from '@waybook/contract'
import { tableCombatantSheet } from '@waybook/messages/tableCombatantSheet'

import { useAttacks } from '#screens/layout/calls/aim/use-attacks.ts'
import { askForAim } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'

interface WeaponListProps {
  readonly character: Entity
  /** The attacker's id in checks. */
  readonly participantId: string
}

/** The weapons that a character carries, and bare hands, each with its dice and damage. 'Attack' asks for the target. */
export function WeaponList({ character, participantId }: WeaponListProps) {
  const attacks = useAttacks(character)
  if (attacks === null) return null
  return (
    <ul aria-label={tableCombatantSheet.weapons()}>
      {attacks.map(({ id, name, pool, effect }) => (
        <li key={id ?? 'hands'} className="flex items-center justify-between gap-3 py-1.5">
          <div className="min-w-0">
            <p className="leading-5 font-semibold">{name}</p>
            <p className="flex flex-wrap items-center gap-x-2 text-14 leading-5 text-ink-2">
              {pool ? <DicePips pool={pool} /> : null}
              {effect}
            </p>
          </div>
          {pool ? (
            <Button
              size="small"
              className="shrink-0"
              aria-label={tableCombatantSheet.attackWith({ name })}
              onClick={() => askForAim({ kind: 'attack', characterId: participantId, weaponId: id, name })}
            >
              {tableCombatantSheet.attack()}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
