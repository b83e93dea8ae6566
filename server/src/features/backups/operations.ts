import type { Campaigns } from '../campaigns/campaigns.ts'
import { areSeveral, expectOneCampaign } from '../campaigns/expect-one-campaign.ts'
import type { OperationHandlers } from '../request-context.ts'
import type { Backups } from './backups.ts'
import type { Restores } from './restores.ts'

interface Services {
  readonly backups: Backups
  readonly restores: Restores
  readonly campaigns: Campaigns
}

export const backupOperations = ({ backups, restores, campaigns }: Services) =>
  ({
    getBackups: async () => ({ backups: (await areSeveral({ campaigns })) ? [] : await backups.list() }),

    prepareRestore: async ({ viewer }, { name }) => {
      await expectOneCampaign({ campaigns })
      return await restores.prepareStored(name, viewer.userId)
    },

    beginRestore: async ({ viewer }, { restoreId }) => {
      await expectOneCampaign({ campaigns })
      await restores.begin(restoreId, viewer.userId)
    },

    cancelRestore: async (_context, { restoreId }) => await restores.cancel(restoreId),

    getRestore: async () => await Promise.resolve({ restore: restores.status() }),
  }) satisfies Partial<OperationHandlers>
