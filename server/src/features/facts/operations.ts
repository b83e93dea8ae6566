import { factRelations } from '#campaign-folder/facts/fact-relations.ts'

import type { OperationHandlers } from '../request-context.ts'
import type { QueryService } from './query-service.ts'

export const factOperations = (service: QueryService) =>
  ({
    rawQuery: async ({ clientAborted, ...context }, { query }) =>
      await service.run({ ...context, query, aborted: clientAborted?.() }),

    /** Equal for all viewers: it describes what can be queried, not the data. */
    getFactsSchema: async () => ({
      relations: factRelations.map(({ name, attributes, about, example }) => ({
        name,
        attributes: [...attributes],
        about,
        example,
      })),
    }),
  }) satisfies Partial<OperationHandlers>
