import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { messageOf } from '#ui/state/error-alert.tsx'

import { eveningSteps, type Done, type EveningStep } from './evening-steps.ts'
import { useNextDate } from './use-next-date.ts'

/** The state of a step. `planned`: it happens if it is ticked. */
export type StepState =
  | { readonly is: 'planned'; readonly isTicked: boolean }
  | { readonly is: 'busy' }
  | { readonly is: 'done'; readonly done: Done }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'undone' }

type Id = EveningStep['id']

const PARTY_MAX = 20
const EXPERIENCE = 15

/** The campaign at the end of the evening. `steps` is `undefined` while it loads. */
export function useEvening() {
  const [experience, setExperience] = useState(EXPERIENCE)
  const next = useNextDate()
  const queries = [
    useOperation('getEncounter', {}),
    useOperation('listEntities', { type: 'character', party: true, limit: PARTY_MAX }),
    useOperation('getPartyPoints', {}),
    useOperation('listSessions', {}),
  ] as const
  const [{ data: fight }, { data: members }, { data: points }, { data: log }] = queries
  const now =
    fight && members && points && log && !next.isPending
      ? eveningSteps({
          encounter: fight.encounter,
          party: members.entities,
          strain: Object.fromEntries(Object.entries(points.points).map(([id, { strain }]) => [id, strain])),
          session: log.sessions[0] ?? null,
          experience,
          nextDate: next.chosen,
        })
      : undefined
  const run = useSteps(now)
  return { ...run, next, experience, setExperience, error: queries.find(({ error }) => error !== null)?.error ?? null }
}

/** Runs the steps one after another. The steps stay as they were when the run began, although the campaign changes. */
function useSteps(now: readonly EveningStep[] | undefined) {
  const client = useQueryClient()
  const [begun, setBegun] = useState<readonly EveningStep[] | null>(null)
  const [states, setStates] = useState<Partial<Record<Id, StepState>>>({})
  const stateOf = (id: Id): StepState => states[id] ?? { is: 'planned', isTicked: true }
  const put = (id: Id, state: StepState) => setStates((before) => ({ ...before, [id]: state }))
  const attempt = async (id: Id, action: () => Promise<StepState>) => {
    put(id, { is: 'busy' })
    put(id, await action().catch((error: unknown) => ({ is: 'failed', message: messageOf(error) }) as const))
    // Live changes refetch most of it; the lists of sessions and newsletters may be on this page.
    await client.invalidateQueries()
  }
  const runStep = async (step: EveningStep) =>
    await attempt(step.id, async () => ({ is: 'done', done: await step.run() }))
  const undo = async (id: Id) => {
    const state = stateOf(id)
    if (state.is !== 'done') return
    await attempt(id, async () => {
      await state.done.undo()
      return { is: 'undone' }
    })
  }
  const steps = begun ?? now
  const isTicked = (id: Id) => {
    const state = stateOf(id)
    return state.is === 'planned' && state.isTicked
  }
  return {
    steps,
    hasBegun: begun !== null,
    stateOf,
    tick: (id: Id, on: boolean) => put(id, { is: 'planned', isTicked: on }),
    runStep,
    undo,
    end: async () => {
      const ticked = (now ?? []).filter(({ id }) => isTicked(id))
      setBegun(ticked)
      for (const step of ticked) await runStep(step)
    },
    undoAll: async () => {
      for (const { id } of (steps ?? []).toReversed()) await undo(id)
    },
  }
}
