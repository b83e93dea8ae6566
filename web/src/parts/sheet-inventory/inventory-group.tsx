import type { InventoryEntry } from '@waybook/contract'

import { Icon } from '#ui/text/icon.tsx'

import { InventoryRow, type InventoryRowProps } from './inventory-row.tsx'

interface InventoryGroupProps extends Omit<InventoryRowProps, 'entry'> {
  readonly title: 'Weapons' | 'Gear'
  readonly entries: readonly InventoryEntry[]
}

/** One kind of things, which can be folded away; the number counts the things, not how many there are of each. */
export function InventoryGroup({ title, entries, ...row }: InventoryGroupProps) {
  const count = entries.filter(({ amount }) => amount > 0).length
  return (
    <details open className="group border-t border-line first:border-0">
      <summary className="flex min-h-hit items-center gap-2.5 md:min-h-10 [&::-webkit-details-marker]:hidden">
        <b className="font-semibold">{title}</b>
        <span className="text-14 text-ink-2">{count}</span>
        <Icon name="chevron-down" className="ms-auto transition-transform group-open:rotate-180" />
      </summary>
      {entries.length === 0 ? (
        <p className="pb-2.5 text-14 text-ink-2">{title === 'Weapons' ? 'No weapons carried.' : 'No gear carried.'}</p>
      ) : (
        <ul aria-label={title} className="pb-1.5">
          {entries.map((entry) => (
            <InventoryRow key={entry.itemId} entry={entry} {...row} />
          ))}
        </ul>
      )}
    </details>
  )
}
