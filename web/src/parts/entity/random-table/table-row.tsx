import type { RandomTable } from '@waybook/contract'
import { pageTables } from '@waybook/messages/pageTables'

import { useMe } from '#api/session.ts'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { drawnWords } from '#ui/dice/drawn-words.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Icon } from '#ui/text/icon.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { useRollOnTable } from './use-roll-on-table.ts'

interface TableRowProps {
  readonly table: RandomTable
  /** The address of its page, where the table is shown elsewhere. */
  readonly href?: string
}

const linkTo = (href: string) => ({
  page: (name: string) => (
    <PageLink href={href} className="text-link underline">
      {name}
    </PageLink>
  ),
})

/** A random table with its dice, a button to roll, and the last result. Game masters can roll unseen by players. */
export function TableRow({ table, href }: TableRowProps) {
  const { title, dice, entries, entityName, faults = [] } = table
  const isGameMaster = useMe().role === 'gameMaster'
  const { roll, rolled, rolling, error } = useRollOnTable()
  return (
    <li className="grid gap-2 border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="min-w-0">
          <b className="font-semibold wrap-anywhere">{title}</b>
          <span className="block text-14 text-ink-2">
            {href === undefined ? (
              pageTables.tableSize({ dice, entries })
            ) : (
              <RichMessage parts={pageTables.tableSizeIn({ dice, entries, page: entityName }, linkTo(href))} />
            )}
          </span>
        </p>
        <div className="flex gap-2">
          <Button
            size="compact"
            aria-label={pageTables.rollTable({ table: title })}
            busy={rolling === 'table'}
            onClick={() => roll(table, 'table')}
          >
            <Icon name="dice" />
            {pageTables.roll()}
          </Button>
          {isGameMaster ? (
            <Button
              size="compact"
              aria-label={pageTables.rollTableHidden({ table: title })}
              busy={rolling === 'gameMaster'}
              onClick={() => roll(table, 'gameMaster')}
            >
              <Icon name="eye-off" />
              {pageTables.rollHidden()}
            </Button>
          ) : null}
        </div>
      </div>
      <output className="empty:hidden">
        {rolled ? (
          <span className="block rounded-control bg-tint px-3 py-2 wrap-anywhere">{drawnWords(rolled)}</span>
        ) : null}
      </output>
      {faults.length === 0 ? null : (
        <p className="text-14 text-bad">{pageTables.tableFaults({ faults: faults.join(', ') })}</p>
      )}
      {error ? <ErrorAlert message={error.message} /> : null}
    </li>
  )
}
