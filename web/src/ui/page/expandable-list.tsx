import { ui } from '@waybook/messages/ui'
import { useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '../button/button.tsx'

interface UnfoldingListProps {
  /** List items with keys, each focusable (`tabIndex={-1}`). */
  readonly rows: readonly ReactElement[]
  readonly label?: string
}

/** The number of rows that are visible at first. */
const VISIBLE_FIRST = 8

/** Hides the rows after {@link VISIBLE_FIRST}, except in print. */
const FOLDED = 'not-print:[&>li:nth-child(n+9)]:hidden'

/** A long list with a button that expands it and focuses the first new row. */
export function ExpandableList({ rows, label }: UnfoldingListProps) {
  const [unfolded, setUnfolded] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const unfold = () => {
    flushSync(() => setUnfolded(true))
    list.current?.querySelectorAll('li')[VISIBLE_FIRST]?.focus()
  }
  const folded = !unfolded && rows.length > VISIBLE_FIRST
  return (
    <>
      <ul ref={list} aria-label={label} className={folded ? FOLDED : undefined}>
        {rows}
      </ul>
      {folded ? (
        <Button onClick={unfold} className="mt-2 w-full">
          {ui.showAll({ count: String(rows.length) })}
        </Button>
      ) : null}
    </>
  )
}
