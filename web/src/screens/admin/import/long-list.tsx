import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

/** What a phone scrolls through without losing the way. */
const SHOWN_AT_FIRST = 100

interface LongListProps {
  readonly title: string
  readonly items: readonly string[]
  readonly open?: boolean
}

/** How many there are, and on being asked, which. */
export function LongList({ title, items, open = false }: LongListProps) {
  const [all, setAll] = useState(false)
  if (items.length === 0) return null
  const shown = all ? items : items.slice(0, SHOWN_AT_FIRST)
  return (
    <details open={open} className="group border-t border-line">
      <summary className="flex min-h-hit cursor-pointer items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {title} <span className="font-normal text-ink-2">{items.length}</span>
        <Icon name="chevron-down" className="ms-auto transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-1 pb-3 text-14 wrap-anywhere">
        {shown.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {shown.length < items.length ? (
        <Button size="small" className="mb-3" onClick={() => setAll(true)}>
          {`Show all ${items.length}`}
        </Button>
      ) : null}
    </details>
  )
}
