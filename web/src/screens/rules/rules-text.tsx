import { gameWords } from '@waybook/messages/gameWords'
import { emptyPool, type Difficulty } from '@waybook/rules'
import type { ReactNode } from 'react'

import { DicePips } from '#ui/text/dice-pips.tsx'
import { scrollByKeyboard } from '#ui/text/scroll-by-keyboard.ts'

/** A paragraph of the rules. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <p className="max-w-measure font-serif text-18 text-pretty md:text-20 md:leading-[1.875rem]">{children}</p>
}

interface RulesTableProps {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[]
}

/** A table that scrolls horizontally if its columns do not fit. The first cell of a row is its header. */
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

interface NamedTextsProps {
  readonly items: readonly { readonly name: string; readonly text: string }[]
}

/** Names with their meanings. */
export function NamedTexts({ items }: NamedTextsProps) {
  return (
    <dl className="mt-4 grid gap-x-12 md:grid-cols-2 print:block">
      {items.map(({ name, text }) => (
        <div key={name} className="border-t border-line py-3 print:break-inside-avoid">
          <dt className="font-serif text-18 font-semibold">{name}</dt>
          <dd className="text-pretty text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A difficulty's name, number and dice. */
export function DifficultyDice({ difficulty }: { readonly difficulty: Difficulty }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span className="whitespace-nowrap">{`${gameWords.difficulty(difficulty)} ${difficulty.dice}`}</span>
      {difficulty.dice > 0 ? (
        <span aria-hidden="true">
          <DicePips pool={{ ...emptyPool, difficulty: difficulty.dice }} />
        </span>
      ) : null}
    </span>
  )
}
