import { campaignsInBackup } from '../campaigns/campaigns-in-backup.ts'
import type { Installation } from '../campaigns/operations.ts'
import type { OperationHandlers } from '../request-context.ts'
import type { Backups } from './backups.ts'

export const backupOperations = (backups: Backups, installation: Installation) =>
  ({
    getBackups: async ({ viewer }) => {
      const campaigns = await campaignsInBackup(installation, viewer.userId)
      return { backups: campaigns === null ? [] : await backups.list(), campaigns }
    },
  }) satisfies Partial<OperationHandlers>
