import type { Position, TokenSize } from '@waybook/contract'

import { useEncounterWrite } from '#api/use-play-write.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { useTable } from '#screens/tabletop/table-context.ts'
import { useAddTokens } from '#screens/tabletop/token/use-add-tokens.ts'

import { joiningChosen, type ChosenCharacter } from './choice.ts'

export interface Placement {
  readonly chosen: readonly ChosenCharacter[]
  readonly size: TokenSize
  readonly visible: boolean
  /** Whether they join the encounter, if there is one. */
  readonly joins: boolean
  readonly near?: Position
}

/** Returns a function that places tokens, and adds them to the encounter. It resolves with whether the tokens are placed. */
export function usePlaceTokens(): (placement: Placement) => Promise<boolean> {
  const { isActive, state } = useTable()
  const encounter = useEncounter()
  const add = useAddTokens()
  const { mutateAsync } = useEncounterWrite()
  return async ({ chosen, joins, ...look }) => {
    if (!(await add({ ...look, characters: chosen }))) return false
    state.change({ singleIds: singlesAfter(state.get().singleIds, chosen) })
    if (!encounter || !isActive || !joins) return true
    const present = new Set(
      encounter.combatants.flatMap((one) =>
        one.kind === 'character' && one.characterId !== null ? [one.characterId] : [],
      ),
    )
    const combatants = joiningChosen(chosen, { visible: look.visible, present })
    try {
      if (combatants.length > 0)
        await mutateAsync({ name: 'addCombatants', params: { encounterId: encounter.id, combatants } })
    } catch {
      // The write itself reports the error. The tokens are placed.
    }
    return true
  }
}

/** The minions that begin an encounter one by one. */
function singlesAfter(before: ReadonlySet<string>, chosen: readonly ChosenCharacter[]): ReadonlySet<string> {
  const singles = new Set(before)
  for (const { characterId, kind, asGroup } of chosen)
    if (kind === 'minions' && !asGroup) singles.add(characterId)
    else singles.delete(characterId)
  return singles
}
