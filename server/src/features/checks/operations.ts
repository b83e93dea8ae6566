import type { RollService } from '../dice/roll-service.ts'
import type { OperationHandlers } from '../request-context.ts'
import type { SceneSights } from '../sight/scene-sights.ts'
import { attackOperations } from './attack-operations.ts'
import { callingOperations } from './calling-operations.ts'
import { forceOperations } from './force-operations.ts'
import { freeRollOperations } from './free-roll.ts'
import { modifierOperations } from './modifier-operations.ts'
import { reactionOperations } from './reaction-operations.ts'
import { rollingOperations } from './rolling-operations.ts'
import { spendingOperations } from './spending-operations.ts'

export const checkOperations = (service: RollService, sights: SceneSights) =>
  ({
    ...callingOperations,
    ...attackOperations(sights),
    ...modifierOperations,
    ...rollingOperations(service),
    ...freeRollOperations(service),
    ...forceOperations(service),
    ...spendingOperations,
    ...reactionOperations,
  }) satisfies Partial<OperationHandlers>
