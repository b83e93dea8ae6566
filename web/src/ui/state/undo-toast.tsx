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
      aria-label="Last action"
      className={
        message === null
          ? 'sr-only'
          : 'fixed inset-x-4 bottom-20 z-40 mx-auto flex max-w-[28rem] items-center justify-between gap-4 rounded-control border border-night-line px-4 py-2 font-sans text-14 night shadow-2 md:bottom-6 print:hidden'
      }
    >
      {message === null ? null : (
        <>
          {message}
          <Button size="small" onClick={onUndo}>
            Undo
          </Button>
        </>
      )}
    </output>
  )
}
