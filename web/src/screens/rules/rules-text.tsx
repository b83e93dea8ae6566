import type { ReactNode } from 'react'

import { scrollByKeyboard } from '#ui/text/scroll-by-keyboard.ts'

interface RulesTableProps {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[]
}

/** A table that scrolls by itself where its columns do not fit; each row is named by its first cell. */
export function RulesTable({ caption, columns, rows }: RulesTableProps) {
  return (
    <div ref={(box) => (box ? scrollByKeyboard(box, caption) : undefined)} className="mt-5 table-frame">
      <table className="w-full border-collapse text-left align-top">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b-2 border-ink text-12 text-ink-2">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pe-4 align-bottom font-semibold last:pe-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name} className="border-b border-line print:break-inside-avoid">
              <th scope="row" className="leading-snug py-3 pe-4 align-top font-serif text-18 font-semibold">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-3 pe-4 align-top last:pe-0">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
