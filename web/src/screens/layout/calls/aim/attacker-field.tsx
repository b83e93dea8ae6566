import { aim } from '@waybook/messages/aim'
import { useState } from 'react'

import { participantIdOf, useTargets } from '#parts/check/use-targets.ts'
import { combatantOf, currentSlot } from '#parts/encounter/order.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { SelectField } from '#ui/field/select-field.tsx'

interface Wanted {
  /** The participant who attacks, if the page sets one; `null` to choose here. */
  readonly asked: string | null
  /** The id of the target, which the list leaves out. */
  readonly except: string | null
}

/**
 * The attacker. Defaults to the combatant whose turn it is, else to the first one on the side opposing the target. `chosen` is a
 * participant's id.
 */
export function useAttacker({ asked, except }: Wanted) {
  const [wanted, choose] = useState<string | null>(null)
  const acting = useActing()
  const all = useTargets({ except: null, first: 'players' }) ?? []
  const target = all.find(({ id }) => id === except)
  const others = all.filter((one) => one !== target)
  const bySide = others.toSorted((a, b) => Number(a.side === target?.side) - Number(b.side === target?.side))
  const offered = asked === null ? bySide : []
  const isOffered = (id: string | null) => offered.some(({ participantId }) => participantId === id)
  const chosen = asked ?? [wanted, acting].find(isOffered) ?? offered[0]?.participantId ?? null
  return { offered, chosen, choose }
}

function useActing(): string | null {
  const encounter = useEncounter()
  const acting = encounter && combatantOf(encounter, currentSlot(encounter)?.claimedBy ?? null)
  return acting ? participantIdOf(acting) : null
}

type AttackerFieldProps = ReturnType<typeof useAttacker>

/** Asks who attacks. Empty if the page sets the attacker. */
export function AttackerField({ offered, chosen, choose }: AttackerFieldProps) {
  if (offered.length === 0) return null
  return (
    <SelectField label={aim.attacker()} value={chosen ?? ''} onChange={({ target }) => choose(target.value)}>
      {offered.map(({ id, name, participantId }) => (
        <option key={id} value={participantId}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
