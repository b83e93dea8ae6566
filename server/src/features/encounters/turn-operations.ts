import { Problem } from '@waybook/contract'
import {
  claimed,
  conditionsCounted,
  released,
  turnHeld,
  turnedBack,
  turnEnded,
  viewOf,
  withInitiative,
  withoutSlot,
  withSlot,
} from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { dropCondition } from '../characters/put-condition.ts'
import type { OperationHandlers, RequestContext, WriteContext } from '../request-context.ts'
import { answerWith, encounterOf, expectTurnsSeen, keep, stateAfter } from './change-encounter.ts'
import { callInitiative } from './initiative.ts'
import { statusOf, type LoadedEncounter } from './loaded-encounter.ts'
import { expectOwn, knowsWith, knownToAny } from './policy.ts'
import { saveEncounter } from './save-encounter.ts'

/** The initiative order, and the current turn. */
export const turnOperations = {
  callInitiative: async (context, { encounterId, ...call }) => {
    const called = await callInitiative(context, await encounterOf(context, encounterId), call)
    return { ...(await answerWith(context)), called }
  },

  setInitiative: async (context, { encounterId, ...initiative }) => {
    const loaded = await encounterOf(context, encounterId)
    const { state } = loaded.record
    const knows = knownToAny(state, loaded.characters)
    const rolled = stateAfter(withInitiative(state, { ...initiative, byHand: true }, randomId()))
    await saveEncounter(context.records, loaded.record, turnHeld(state, rolled, knows))
    return await answerWith(context)
  },

  addSlot: async (context, { encounterId, side, known }) => {
    const { record, characters } = await encounterOf(context, encounterId)
    const knows = knownToAny(record.state, characters)
    const hasKnown = record.state.combatants.some((one) => one.side === side && knows(one.id))
    const slot = { id: randomId(), side, known: known ?? hasKnown }
    await saveEncounter(context.records, record, withSlot(record.state, slot, knows))
    return await answerWith(context)
  },

  removeSlot: async (context, { encounterId, slotId }) => {
    const loaded = await encounterOf(context, encounterId)
    const { state } = loaded.record
    await keep(context, loaded, withoutSlot(state, slotId, knownToAny(state, loaded.characters)))
    return await answerWith(context)
  },

  claimSlot: async (context, { encounterId, version, ...claim }) => {
    const loaded = await encounterOf(context, encounterId)
    expectTurnsSeen(loaded.record, context.viewer, version)
    expectOwn(context, loaded, claim.combatantId)
    if (!viewFor(context, loaded).slots.some(({ id }) => id === claim.slotId)) throw new Problem('not-found')
    const { state } = loaded.record
    await keep(context, loaded, claimed(state, claim, knownToAny(state, loaded.characters)))
    return await answerWith(context)
  },

  releaseSlot: async (context, { encounterId, version, slotId }) => {
    const loaded = await encounterOf(context, encounterId)
    expectTurnsSeen(loaded.record, context.viewer, version)
    const slot = viewFor(context, loaded).slots.find(({ id }) => id === slotId)
    if (!slot) throw new Problem('not-found')
    if (slot.claimedBy !== null) expectOwn(context, loaded, slot.claimedBy)
    await keep(context, loaded, released(loaded.record.state, slotId))
    return await answerWith(context)
  },

  nextTurn: async (context, { encounterId, version }) => {
    const loaded = await encounterOf(context, encounterId)
    expectTurnsSeen(loaded.record, context.viewer, version)
    await endTurn(context, loaded, endingSlot(context, loaded))
    return await answerWith(context)
  },

  turnBack: async (context, { encounterId, version }) => {
    const loaded = await encounterOf(context, encounterId)
    expectTurnsSeen(loaded.record, context.viewer, version)
    await keep(context, loaded, turnedBack(loaded.record.state))
    return await answerWith(context)
  },
} satisfies Partial<OperationHandlers>

async function endTurn(context: WriteContext, loaded: LoadedEncounter, from: string | null): Promise<void> {
  const { records, firstName } = context
  const { record, characters } = loaded
  const step = turnEnded(record.state, knownToAny(record.state, characters), from)
  if (!step) return void stateAfter({ ok: false, why: 'noSlots' })
  const { state, ended } = conditionsCounted(step, (one) => statusOf(one, loaded).conditions)
  await saveEncounter(records, record, state)
  for (const { id, own, characterId } of state.combatants) {
    const names = own || characterId === null ? [] : (ended.get(id) ?? [])
    for (const name of names) await dropCondition(records, characterId ?? '', name, firstName)
  }
}

/** The slot whose turn the viewer ends. Players may end only the turn of their own character. */
function endingSlot(context: RequestContext, loaded: LoadedEncounter): string | null {
  if (context.scope.everything) return loaded.record.state.turn
  const { turn, slots } = viewFor(context, loaded)
  const slot = slots.find(({ id }) => id === turn)
  if (!slot?.claimedBy) throw new Problem('not-allowed', playProblems.playersEndTheirOwnTurn())
  expectOwn(context, loaded, slot.claimedBy)
  return slot.id
}

function viewFor({ scope }: RequestContext, loaded: LoadedEncounter) {
  return viewOf(loaded.record.state, knowsWith(loaded, scope))
}
