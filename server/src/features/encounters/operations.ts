import { Problem } from '@waybook/contract'

import type { OperationHandlers } from '../request-context.ts'

// STUB: each of these is to be built.
async function stub(): Promise<never> {
  return await Promise.reject(new Problem('not-supported'))
}

export const encounterOperations = {
  getEncounter: stub,
  startEncounter: stub,
  endEncounter: stub,
  addCombatants: stub,
  removeCombatant: stub,
  updateCombatant: stub,
  hurtCombatant: stub,
  setCombatantCondition: stub,
  removeCombatantCondition: stub,
  callInitiative: stub,
  setInitiative: stub,
  addSlot: stub,
  removeSlot: stub,
  claimSlot: stub,
  releaseSlot: stub,
  nextTurn: stub,
  turnBack: stub,
  engage: stub,
  setRange: stub,
} satisfies Partial<OperationHandlers>
