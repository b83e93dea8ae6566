import type { OperationHandlers } from '../request-context.ts'
import { countSite } from './site-pages.ts'

export const siteOperations = {
  getSiteFigures: async ({ records }) => await countSite(records),
} satisfies Partial<OperationHandlers>
