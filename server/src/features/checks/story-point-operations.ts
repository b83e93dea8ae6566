import { Problem } from '@waybook/contract'

import type { OperationHandlers } from '../request-context.ts'

// STUB: each of these is to be built.
async function stub(): Promise<never> {
  return await Promise.reject(new Problem('not-supported'))
}

export const storyPointOperations = {
  getStoryPoints: stub,
  setStoryPoints: stub,
  spendStoryPoint: stub,
  undoStoryPoint: stub,
} satisfies Partial<OperationHandlers>
