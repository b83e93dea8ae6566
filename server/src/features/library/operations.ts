import { LIBRARY_PAGE, Problem } from '@waybook/contract'

import { queryWords } from '../entities/operations.ts'
import type { OperationHandlers } from '../request-context.ts'
import { addToTable } from './add-to-table.ts'
import { toEntries, toSets } from './presenter.ts'
import { countKinds, countMatches, hasSet, readLibrary, switchSet } from './queries.ts'

export const libraryOperations = {
  getLibrary: async (context, { query = '', limit = LIBRARY_PAGE, ...wanted }) => {
    const { records, scope } = context
    const words = queryWords(query)
    const counts = await countKinds(records, scope)
    const sets = await toSets(context)
    if (words.length === 0 && query.trim() !== '') return { entries: [], next: null, total: 0, counts, sets }
    const filter = { ...wanted, words, limit }
    const { entries, next } = await readLibrary(records, filter, scope)
    return {
      entries: await toEntries(entries, sets, context),
      next,
      total: await countMatches(records, filter, scope),
      counts,
      sets,
    }
  },

  switchSet: async ({ records }, { setId, on }) => {
    if (!(await hasSet(records, setId))) throw new Problem('not-found')
    await switchSet(records, setId, on)
    return { on }
  },

  addToTable: async (context, wanted) => await addToTable(context, wanted),
} satisfies Partial<OperationHandlers>
