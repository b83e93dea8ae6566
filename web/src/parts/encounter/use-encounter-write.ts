import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, ParamsOf } from '@waybook/contract'

import { applyEncounter } from '#api/live/apply-play.ts'
import { isConflict } from '#api/refusal.ts'
import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'

/** The writes that answer with the encounter as it is now. */
type Name =
  | 'startEncounter'
  | 'addCombatants'
  | 'removeCombatant'
  | 'updateCombatant'
  | 'hurtCombatant'
  | 'setCombatantCondition'
  | 'removeCombatantCondition'
  | 'callInitiative'
  | 'setInitiative'
  | 'addSlot'
  | 'removeSlot'
  | 'claimSlot'
  | 'releaseSlot'
  | 'nextTurn'
  | 'turnBack'
  | 'engage'
  | 'setRange'

/** A write with its parameters. */
type EncounterWrite = { [One in Name]: { readonly name: One; readonly params: ParamsOf<One> } }[Name]

const NOBODY_CALLED = 'Nobody was called: everybody has a result or is being asked.'

/** Changes the encounter. The new state is shown as soon as the server has answered; what it refuses is told on the page. */
export function useEncounterWrite() {
  const queries = useQueryClient()
  return useWrite<Name, EncounterWrite>(({ name }) => name, {
    params: ({ params }) => params,
    networkMode: 'always',
    onSuccess: (answer: AnswerOf<Name>) => {
      applyEncounter(queries, answer.encounter)
      if ('called' in answer && answer.called === 0) showNotice({ text: NOBODY_CALLED })
    },
    onError: (error) => {
      showNotice({ text: refusalText(error) })
      void queries.invalidateQueries({ queryKey: ['getEncounter'] })
    },
  })
}

function refusalText(error: Error): string {
  return isConflict(error) ? `${error.message}.` : `Not saved: ${error.message}`
}
