import { useState } from 'react'

import { useTargets, type Target } from '#parts/check/use-targets.ts'
import { combatantOf, currentSlot } from '#parts/encounter/order.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { SelectField } from '#ui/field/select-field.tsx'

interface Wanted {
  /** Who attacks, if the page says so; `null` if it is chosen here. */
  readonly asked: string | null
  /** The id of the target, who does not attack. */
  readonly except: string | null
  /** The side that is listed first. */
  readonly first: 'players' | 'gameMaster'
}

/** Who attacks: until somebody is chosen, the one whose turn it is, else the first. `chosen` is the id of the character. */
export function useAttacker({ asked, except, first }: Wanted) {
  const [wanted, choose] = useState<string | null>(null)
  const acting = useActingCharacter()
  const all = useTargets({ except: null, first }) ?? []
  const offered = asked === null ? onePerCharacter(all.filter(({ id }) => id !== except)) : []
  const isOffered = (id: string | null) => offered.some(({ characterId }) => characterId === id)
  const chosen = asked ?? [wanted, acting].find(isOffered) ?? offered[0]?.characterId ?? null
  return { offered, chosen, choose }
}

function useActingCharacter(): string | null {
  const encounter = useEncounter()
  return (encounter && combatantOf(encounter, currentSlot(encounter)?.claimedBy ?? null)?.characterId) ?? null
}

/** Copies of a character attack alike. Who has no page has no dice. */
function onePerCharacter(targets: readonly Target[]): readonly Target[] {
  const characters = targets.map(({ characterId }) => characterId)
  return targets.filter(({ characterId }, place) => characterId !== null && characters.indexOf(characterId) === place)
}

type AttackerFieldProps = ReturnType<typeof useAttacker>

/** Asks who attacks. Nothing if the page has said so. */
export function AttackerField({ offered, chosen, choose }: AttackerFieldProps) {
  if (offered.length === 0) return null
  return (
    <SelectField label="Who attacks" value={chosen ?? ''} onChange={({ target }) => choose(target.value)}>
      {offered.map(({ id, name, characterId }) => (
        <option key={id} value={characterId ?? ''}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
