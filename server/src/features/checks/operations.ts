import { Problem } from '@waybook/contract'

import type { RollService } from '../dice/roll-service.ts'
import type { OperationHandlers } from '../request-context.ts'
import { callingOperations } from './calling-operations.ts'
import { modifierOperations } from './modifier-operations.ts'
import { rollingOperations } from './rolling-operations.ts'

// STUB: each of these is to be built.
async function stub(): Promise<never> {
  return await Promise.reject(new Problem('not-supported'))
}

export const checkOperations = (service: RollService) =>
  ({
    ...callingOperations,
    ...modifierOperations,
    ...rollingOperations(service),
    startAttack: stub,
    startHealing: stub,
    opposeCheck: stub,
    spend: stub,
    applyResult: stub,
    undoEffect: stub,
  }) satisfies Partial<OperationHandlers>
