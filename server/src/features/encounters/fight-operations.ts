import { Problem } from '@waybook/contract'
import {
  boarded,
  disengaged,
  engaged,
  findCombatant,
  rangeSet,
  setDown,
  withCombatant,
  type Moved,
} from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { answerWith, encounterOf } from './change-encounter.ts'
import { giveCondition, hurtCombatant, takeCondition } from './combatant-points.ts'
import { combatantOf } from './loaded-encounter.ts'
import type { LoadedEncounter } from './loaded-encounter.ts'
import { expectOwn, knowsCombatant } from './policy.ts'
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
    if (one === other) throw new Problem('conflict', playProblems.inSameGroup())
    return await moved(context, loaded, rangeSet(loaded.record.state, { a: one, b: other, band }))
  },

  /** Without a vehicle, sets the combatant down. Nobody boards a vehicle that they do not know. */
  board: async (context, { encounterId, combatantId, vehicleId, role = 'crew' }) => {
    const loaded = await encounterOf(context, encounterId)
    const { state } = loaded.record
    expectOwn(context, loaded, combatantId)
    if (vehicleId !== null && !knowsCombatant(loaded, context.scope, vehicleId)) throw new Problem('not-found')
    const after =
      vehicleId === null
        ? setDown(state, combatantId, randomId())
        : boarded(state, combatantId, { vehicle: vehicleId, role })
    if (!after)
      throw new Problem('conflict', vehicleId === null ? playProblems.notAboard() : playProblems.cannotBeBoarded())
    await saveEncounter(context.records, loaded.record, after)
    return await answerWith(context)
  },

  setSpeed: async (context, { encounterId, combatantId, speed }) => {
    const loaded = await encounterOf(context, encounterId)
    const { state } = loaded.record
    const { vehicle } = combatantOf(loaded, combatantId)
    expectAboard(context, loaded, combatantId)
    if (!vehicle) throw new Problem('conflict', playProblems.onlyVehiclesHaveSpeed())
    if (speed > vehicle.speed) throw new Problem('bad-params', `params.speed: at most ${vehicle.speed}`)
    await saveEncounter(
      context.records,
      loaded.record,
      withCombatant(state, combatantId, (one) => ({ ...one, speed })),
    )
    return await answerWith(context)
  },
} satisfies Partial<OperationHandlers>

/** The game master and the players of the crew set the speed of a vehicle. */
function expectAboard(context: WriteContext, loaded: LoadedEncounter, vehicleId: string): void {
  const { scope, viewer } = context
  if (scope.everything) return
  if (!knowsCombatant(loaded, scope, vehicleId)) throw new Problem('not-found')
  const own = loaded.record.state.combatants.find(({ characterId }) => characterId === viewer.characterId)
  if (own?.aboard?.vehicle !== vehicleId || !findCombatant(loaded.record.state, vehicleId))
    throw new Problem('not-allowed', playProblems.onlyWhoAboardSetsSpeed())
}

async function moved(context: WriteContext, { record }: LoadedEncounter, move: Moved | null) {
  if (!move) throw new Problem('not-found')
  await saveEncounter(context.records, record, move.state)
  return { ...(await answerWith(context)), maneuvers: move.maneuvers }
}
