import { ui } from '@waybook/messages/ui'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { Button } from '#ui/button/button.tsx'
import { useCloseOnBack } from '#ui/page/use-close-on-back.ts'

interface PlainDialogProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The browser's own dialog, which needs no extra code. It replaces a dialog whose code could not be loaded. */
export function PlainDialog({ label, onClose, children }: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useCloseOnBack(true, onClose)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // Returns the focus.
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-auto w-[min(32rem,100%-2rem)] animate-appear rounded-panel bg-surface p-6 text-ink shadow-2 backdrop:bg-night/70 in-data-at-table:night"
    >
      {children}
      <div className="mt-4 grid">
        <Button onClick={onClose}>{ui.close()}</Button>
      </div>
    </dialog>
  )
}
