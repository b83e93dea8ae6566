import type { OperationHandlers } from '../request-context.ts'
import type { Backups } from './backups.ts'

export const backupOperations = (backups: Backups) =>
  ({
    getBackups: async () => ({ backups: await backups.list() }),
  }) satisfies Partial<OperationHandlers>
