import { type CodedSentence, Problem, type Encounter, type Viewer } from '@waybook/contract'
import type { Changed, EncounterFailure, EncounterState } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import type { RequestContext, WriteContext } from '../request-context.ts'
import type { EncounterRecord } from './encounter-record.ts'
import { loadEncounter, type LoadedEncounter } from './loaded-encounter.ts'
import { seesEncounter } from './policy.ts'
import { toEncounter } from './presenter.ts'
import { saveEncounter } from './save-encounter.ts'

/** The current encounter. Throws the Problem `not-found` if it has another id, or the viewer knows nobody in it. */
export async function encounterOf({ records, scope }: RequestContext, id: string): Promise<LoadedEncounter> {
  const loaded = await loadEncounter(records)
  if (loaded?.record.id !== id || !seesEncounter(loaded, scope)) throw new Problem('not-found')
  return loaded
}

/** Stores the changed encounter, or throws the Problem of a refused change. */
export async function keep(context: WriteContext, { record }: LoadedEncounter, changed: Changed): Promise<void> {
  await saveEncounter(context.records, record, stateAfter(changed))
}

/** The answer of a write: the encounter as the viewer may see it now. */
export async function answerWith(context: WriteContext): Promise<{ readonly encounter: Encounter }> {
  const loaded = await loadEncounter(context.records)
  const encounter = loaded && toEncounter(loaded, context.scope)
  if (!encounter) throw new Problem('not-found')
  return { encounter }
}

/** Refuses a step in the turn order if the viewer has not seen the latest step. Of two steps at once, the first counts. */
export function expectTurnsSeen({ turns }: EncounterRecord, { role }: Viewer, version: number): void {
  if (version < (role === 'gameMaster' ? turns.all : turns.open)) throw new Problem('conflict', texts.taken())
}

export function stateAfter(changed: Changed): EncounterState {
  if (changed.ok) return changed.state
  throw changed.why === 'missing' ? new Problem('not-found') : new Problem('conflict', texts[changed.why]())
}

const texts: Readonly<Record<Exclude<EncounterFailure, 'missing'>, () => CodedSentence>> = {
  taken: () => playProblems.orderChanged(),
  acted: () => playProblems.turnOver(),
  otherSide: () => playProblems.otherSidesSlot(),
  unknownSlot: () => playProblems.slotUnknown(),
  free: () => playProblems.slotFree(),
  noSlots: () => playProblems.noSlots(),
  first: () => playProblems.firstTurn(),
}
