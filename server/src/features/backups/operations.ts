import { campaignsInBackup, expectAllCampaigns } from '../campaigns/campaigns-in-backup.ts'
import type { Installation } from '../campaigns/operations.ts'
import type { OperationHandlers } from '../request-context.ts'
import type { Backups } from './backups.ts'
import type { Restores } from './restores.ts'

interface Services {
  readonly backups: Backups
  readonly restores: Restores
  readonly installation: Installation
}

export const backupOperations = ({ backups, restores, installation }: Services) =>
  ({
    getBackups: async ({ viewer }) => {
      const campaigns = await campaignsInBackup(installation, viewer.userId)
      return { backups: campaigns === null ? [] : await backups.list(), campaigns }
    },

    prepareRestore: async ({ viewer }, { name }) => {
      await expectAllCampaigns(installation, viewer.userId)
      return await restores.prepareStored(name, viewer.userId)
    },

    beginRestore: async ({ viewer }, { restoreId }) => {
      await expectAllCampaigns(installation, viewer.userId)
      await restores.begin(restoreId, viewer.userId)
    },

    cancelRestore: async (_context, { restoreId }) => await restores.cancel(restoreId),

    getRestore: async () => await Promise.resolve({ restore: restores.status() }),
  }) satisfies Partial<OperationHandlers>
