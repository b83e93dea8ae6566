import type { Campaigns } from '../campaigns/campaigns.ts'
import { areSeveral } from '../campaigns/expect-one-campaign.ts'
import type { OperationHandlers } from '../request-context.ts'
import type { Backups } from './backups.ts'

export const backupOperations = (backups: Backups, campaigns: Campaigns) =>
  ({
    getBackups: async () => ({ backups: (await areSeveral({ campaigns })) ? [] : await backups.list() }),
  }) satisfies Partial<OperationHandlers>
