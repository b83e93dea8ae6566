import { pageTables } from '@waybook/messages/pageTables'
import { useId } from 'react'

import { useOperation } from '#api/operation-query.ts'

import { TableRow } from './table-row.tsx'

/** The section of a page with its random tables. */
export function TableList({ entityId }: { readonly entityId: string }) {
  const titleId = useId()
  const tables = useOperation('getRandomTables', { entityId }).data?.tables ?? []
  if (tables.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="print:hidden">
      <h2 id={titleId} className="mb-1">
        {pageTables.randomTables({ count: tables.length })}
      </h2>
      <ul>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}
