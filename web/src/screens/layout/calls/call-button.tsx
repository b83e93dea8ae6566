import { frame } from '@waybook/messages/frame'
import type { ReactNode } from 'react'

import { useMe } from '#api/session.ts'
import { CALL_KEY, openPlayPanel } from '#stores/checks.ts'
import { Icon } from '#ui/text/icon.tsx'

interface CallButtonProps {
  readonly className: string
  /** Its words where there is room; otherwise it has only an icon. */
  readonly children?: ReactNode
}

/** Opens the panel for calling checks, for game masters. */
export function CallButton({ className, children }: CallButtonProps) {
  if (useMe().role !== 'gameMaster') return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={CALL_KEY}
      aria-label={frame.callCheck()}
      title={frame.callCheck()}
      onClick={() => openPlayPanel('call')}
      className={className}
    >
      <Icon name="call" />
      {children}
    </button>
  )
}
