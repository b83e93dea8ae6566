import { lazyPart } from '#recovery/lazy-part.tsx'

import type { DialogWindowProps } from './dialog-window.tsx'
import { PlainDialog } from './plain-dialog.tsx'

const DialogWindow = lazyPart<DialogWindowProps>(async () => (await import('./dialog-window.tsx')).DialogWindow, {
  InStead: ({ title, onClose, children }) => (
    <PlainDialog label={title} onClose={onClose}>
      {children}
    </PlainDialog>
  ),
})

/** A dialog whose code is loaded when it is first opened. */
export function Dialog(props: DialogWindowProps) {
  return props.open ? <DialogWindow {...props} /> : null
}
