import { ui } from '@waybook/messages/ui'
import { useEffect, useEffectEvent } from 'react'

import { Button } from '#ui/button/button.tsx'

/** Long enough to notice a mistake. */
const UNDO_MS = 10_000

interface UndoToastProps {
  /** `null`: there is nothing to undo. */
  readonly message: string | null
  readonly onUndo: () => void
  readonly onEnd: () => void
}

/** Says what was done, with a button to undo it. Always mounted, so screen readers announce changes. */
export function UndoToast({ message, onUndo, onEnd }: UndoToastProps) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (message === null) return undefined
    const timer = setTimeout(() => end(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <output
      aria-label={ui.lastAction()}
      className={
        message === null ? 'sr-only' : 'fixed inset-x-4 bottom-20 z-40 mx-auto max-w-112 md:bottom-6 print:hidden'
      }
    >
      {message === null ? null : (
        <div className="flex items-center justify-between gap-4 rounded-control night-card px-4 py-2 font-sans text-14">
          {message}
          <Button size="small" onClick={onUndo}>
            {ui.undo()}
          </Button>
        </div>
      )}
    </output>
  )
}
