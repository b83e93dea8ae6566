import { isEntityId } from '@waybook/contract'
import { useId, useState } from 'react'

import { EntityLink } from '#parts/entity/entity-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { scrollByKeyboard } from '#ui/text/scroll-by-keyboard.ts'

import type { ResultTable } from './parse-result.ts'

/** The number of rows shown at first. */
const PAGE = 100

export function ResultRows({ table: { relation, columns, rows } }: { readonly table: ResultTable }) {
  const titleId = useId()
  const [shown, setShown] = useState(PAGE)
  const count = rows.length === 1 ? '1 row' : `${rows.length} rows`
  return (
    <section aria-labelledby={titleId} className="mt-5 min-w-0">
      <h3 id={titleId} className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-[monospace] wrap-anywhere">{relation}</span>
        <span className="font-sans text-14 font-normal text-ink-2">{count}</span>
      </h3>
      {rows.length === 0 ? null : (
        <div ref={(box) => (box ? scrollByKeyboard(box, relation) : undefined)} className="overflow-x-auto">
          <table aria-labelledby={titleId} className="w-full border-collapse text-left text-14">
            {columns.length === 0 ? null : (
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col" className="border-b-2 border-ink py-1.5 pr-4 whitespace-nowrap">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {rows.slice(0, shown).map((row) => (
                <tr key={row.join('\t')}>
                  {row.map((value, column) => (
                    // oxlint-disable-next-line react/no-array-index-key -- two columns may hold the same value
                    <td key={column} className="min-w-24 border-b border-line py-1.5 pr-4 align-top wrap-anywhere">
                      <Value value={value} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > shown ? (
        <div className="mt-3">
          <Button size="small" onClick={() => setShown(shown + PAGE * 5)}>
            Show more rows
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** Ids of entities link to their pages. */
function Value({ value }: { readonly value: string }) {
  return isEntityId(value) ? <EntityLink id={value} name={value} /> : value
}
