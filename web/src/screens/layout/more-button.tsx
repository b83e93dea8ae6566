import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

import { Icon } from '#ui/text/icon.tsx'

import { isBehindMore } from './behind-more.ts'
import { MoreSheet } from './more-sheet.tsx'

/** Opens the pages and actions that don't fit into the bar on tablets. */
export function MoreButton({ className }: { readonly className: string }) {
  const [isOpen, setOpen] = useState(false)
  const isCurrent = useLocation({ select: ({ pathname }) => isBehindMore(pathname, true) })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => setOpen(true)}
        className={className}
      >
        <Icon name="more" />
        <span className="max-[56rem]:sr-only">More</span>
      </button>
      <MoreSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
