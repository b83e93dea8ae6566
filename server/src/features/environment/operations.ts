import type { OperationHandlers } from '../request-context.ts'

export const environmentOperations = (settings: PublicSettings) =>
  ({
    getEnvironment: async ({ campaignId }) => {
      const all = { ...settings, CAMPAIGN_ID: campaignId }
      return await Promise.resolve({ settings: Object.entries(all).map(([name, value]) => ({ name, value })) })
    },
  }) satisfies Partial<OperationHandlers>

/** The settings of the installation, by name, that game masters may read: no secrets, no personal data, no paths. */
export type PublicSettings = Readonly<Record<string, string>>
