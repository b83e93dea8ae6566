import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, Check, Encounter, ParamsOf, WriteName } from '@waybook/contract'
import { play } from '@waybook/messages/play'

import { showNotice } from '#stores/notice.ts'

import { applyCheck, applyEncounter } from './live/apply-play.ts'
import { isConflict } from './refusal.ts'
import { useWrite } from './use-write.ts'

interface States {
  readonly check: Check
  readonly encounter: Encounter
}

/** The operations that return the changed check, or the changed encounter. */
type WriteOf<State extends keyof States> = {
  [Name in WriteName]: AnswerOf<Name> extends Pick<States, State> ? Name : never
}[WriteName]

export type ActionOn<State extends keyof States> = {
  readonly [Name in WriteOf<State>]: { readonly name: Name; readonly params: ParamsOf<Name> }
}[WriteOf<State>]

/** Changes checks. Shows the answer at once, before the live message about it arrives. */
export function useCheckWrite() {
  const queries = useQueryClient()
  return useWrite<WriteOf<'check'>, ActionOn<'check'>>(({ name }) => name, {
    params: ({ params }) => params,
    onSuccess: ({ check }) => applyCheck(queries, check),
  })
}

/** Changes the encounter. Shows the answer at once, and a refusal in a notice. */
export function useEncounterWrite() {
  const queries = useQueryClient()
  return useWrite<WriteOf<'encounter'>, ActionOn<'encounter'>>(({ name }) => name, {
    params: ({ params }) => params,
    onSuccess: (answer) => {
      applyEncounter(queries, answer.encounter)
      if ('called' in answer && answer.called === 0) showNotice({ text: play.nobodyCalled() })
    },
    onError: (error) => {
      showNotice({
        text: isConflict(error) ? play.refused({ reason: error.message }) : play.notSaved({ reason: error.message }),
      })
      void queries.invalidateQueries({ queryKey: ['getEncounter'] })
    },
  })
}
