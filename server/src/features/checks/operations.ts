import { Problem } from '@waybook/contract'

import type { OperationHandlers } from '../request-context.ts'

// STUB: each of these is to be built.
async function stub(): Promise<never> {
  return await Promise.reject(new Problem('not-supported'))
}

export const checkOperations = {
  getOpenChecks: stub,
  getCheck: stub,
  callCheck: stub,
  callRecovery: stub,
  startAttack: stub,
  startHealing: stub,
  setDifficulty: stub,
  opposeCheck: stub,
  chooseSkill: stub,
  addModifier: stub,
  switchModifier: stub,
  removeModifier: stub,
  rollCheck: stub,
  enterFaces: stub,
  spend: stub,
  applyResult: stub,
  undoEffect: stub,
  closeCheck: stub,
} satisfies Partial<OperationHandlers>
