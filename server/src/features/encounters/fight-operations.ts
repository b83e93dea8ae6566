import { Problem } from '@waybook/contract'
import { disengaged, engaged, rangeSet, type Moved } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'

import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { answerWith, encounterOf } from './change-encounter.ts'
import { giveCondition, hurtCombatant, takeCondition } from './combatant-points.ts'
import { combatantOf } from './loaded-encounter.ts'
import type { LoadedEncounter } from './loaded-encounter.ts'
import { saveEncounter } from './save-encounter.ts'

/** Harm, conditions and positions of combatants. */
export const fightOperations = {
  hurtCombatant: async (context, { encounterId, combatantId: id, wounds, strain }) => {
    await hurtCombatant(context, await encounterOf(context, encounterId), { id, wounds, strain })
    return await answerWith(context)
  },

  setCombatantCondition: async (context, { encounterId, combatantId: id, condition }) => {
    await giveCondition(context, await encounterOf(context, encounterId), { id, condition })
    return await answerWith(context)
  },

  removeCombatantCondition: async (context, { encounterId, combatantId: id, name }) => {
    await takeCondition(context, await encounterOf(context, encounterId), { id, name })
    return await answerWith(context)
  },

  engage: async (context, { encounterId, combatantId, with: target }) => {
    const loaded = await encounterOf(context, encounterId)
    const { state } = loaded.record
    return await moved(
      context,
      loaded,
      target === null ? disengaged(state, combatantId, randomId()) : engaged(state, combatantId, target),
    )
  },

  setRange: async (context, { encounterId, a, b, band }) => {
    const loaded = await encounterOf(context, encounterId)
    const [one, other] = [combatantOf(loaded, a).place, combatantOf(loaded, b).place]
    if (one === other) throw new Problem('conflict', 'They are in the same group')
    return await moved(context, loaded, rangeSet(loaded.record.state, { a: one, b: other, band }))
  },
} satisfies Partial<OperationHandlers>

async function moved(context: WriteContext, { record }: LoadedEncounter, move: Moved | null) {
  if (!move) throw new Problem('not-found')
  await saveEncounter(context.records, record, move.state)
  return { ...(await answerWith(context)), maneuvers: move.maneuvers }
}
