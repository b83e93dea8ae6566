import { useState } from 'react'

import { participantIdOf, useTargets } from '#parts/check/use-targets.ts'
import { combatantOf, currentSlot } from '#parts/encounter/order.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { SelectField } from '#ui/field/select-field.tsx'

interface Wanted {
  /** The participant who attacks, if the page says so; `null` if it is chosen here. */
  readonly asked: string | null
  /** The id of the target, who does not attack. */
  readonly except: string | null
}

/** Who attacks: until somebody is chosen, the one whose turn it is, else the first of the other side. `chosen` is a participant. */
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

/** Asks who attacks. Nothing if the page has said so. */
export function AttackerField({ offered, chosen, choose }: AttackerFieldProps) {
  if (offered.length === 0) return null
  return (
    <SelectField label="Who attacks" value={chosen ?? ''} onChange={({ target }) => choose(target.value)}>
      {offered.map(({ id, name, participantId }) => (
        <option key={id} value={participantId}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
