import { adminLog } from '@waybook/messages/adminLog'

import { VirtualRows } from '#ui/page/virtual-rows.tsx'
import { dateFormat } from '#ui/text/words.ts'

import { LogRow } from './log-row.tsx'
import type { LogEntry } from './log-words.ts'

const ROW_PX = 84
/** How many rows are rendered above and below the viewport. */
const READY_ROWS = 8

const dayOf = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** The log's entries, grouped by day. */
export function LogList({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    <VirtualRows
      label={adminLog.entries()}
      rows={entries}
      keyOf={({ id }) => id}
      heightPx={ROW_PX}
      overscan={READY_ROWS}
      total={-1}
      className="max-w-[56rem]"
      rowClassName="border-line not-first:border-t"
    >
      {(entry, index) => {
        const day = dayOf(entry.at)
        const before = entries[index - 1]
        return (
          <>
            {before && dayOf(before.at) === day ? null : <h2 className="pt-5 pb-1 text-20">{day}</h2>}
            <LogRow entry={entry} />
          </>
        )
      }}
    </VirtualRows>
  )
}
