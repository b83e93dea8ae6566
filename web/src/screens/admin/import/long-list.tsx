import { importPlan } from '@waybook/messages/importPlan'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

/** As many items as a phone scrolls through comfortably. */
const VISIBLE_FIRST = 100

interface LongListProps {
  readonly title: string
  readonly items: readonly string[]
  readonly open?: boolean
}

/** A count that expands to the list of items. */
export function LongList({ title, items, open = false }: LongListProps) {
  const [all, setAll] = useState(false)
  if (items.length === 0) return null
  const visible = all ? items : items.slice(0, VISIBLE_FIRST)
  return (
    <details open={open} className="group w-full border-t border-line">
      <summary className="flex min-h-hit cursor-pointer items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {title} <span className="font-normal text-ink-2">{items.length}</span>
        <Icon name="chevron-down" className="ms-auto transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-1 pb-3 text-14 wrap-anywhere">
        {visible.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {visible.length < items.length ? (
        <Button size="dense" className="mb-3" onClick={() => setAll(true)}>
          {importPlan.showAll({ count: items.length })}
        </Button>
      ) : null}
    </details>
  )
}
