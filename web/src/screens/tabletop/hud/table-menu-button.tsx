import { tableWords } from '@waybook/messages/tableWords'
import { useRef, useState } from 'react'

import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Icon } from '#ui/text/icon.tsx'

import type { TableMenuProps } from './table-menu.tsx'

const TableMenu = lazyPart<TableMenuProps>(async () => (await import('./table-menu.tsx')).TableMenu, {
  inAdvance: false,
})

/** Opens what a game master does with the evening, not with the map. The table has no bar with the person's menu. */
export function TableMenuButton({ className }: { readonly className: string }) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  if (useMe().role !== 'gameMaster') return null
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={tableWords.more()}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={tableWords.more()}
        onClick={() => setOpen(!isOpen)}
        className={className}
      >
        <Icon name="dots" className="stroke-[3.5]" />
      </button>
      {isOpen ? <TableMenu anchor={anchor} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
