import type { OperationHandlers } from '../request-context.ts'
import type { PublicSettings } from './public-settings.ts'

export const environmentOperations = (settings: PublicSettings) =>
  ({
    getEnvironment: async () =>
      await Promise.resolve({ settings: Object.entries(settings).map(([name, value]) => ({ name, value })) }),
  }) satisfies Partial<OperationHandlers>
