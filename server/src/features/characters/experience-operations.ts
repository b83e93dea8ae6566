import { Problem } from '@waybook/contract'

import type { OperationHandlers } from '../request-context.ts'

// STUB: each of these is to be built.
async function stub(): Promise<never> {
  return await Promise.reject(new Problem('not-supported'))
}

export const experienceOperations = {
  getExperience: stub,
  giveExperience: stub,
  spendExperience: stub,
  undoExperience: stub,
} satisfies Partial<OperationHandlers>
