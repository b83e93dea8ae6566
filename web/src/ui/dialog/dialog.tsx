import { lazy, Suspense } from 'react'

import type { DialogWindowProps } from './dialog-window.tsx'

const DialogWindow = lazy(async () => ({ default: (await import('./dialog-window.tsx')).DialogWindow }))

/** A dialog whose code is loaded when it is first opened. */
export function Dialog(props: DialogWindowProps) {
  return <Suspense fallback={null}>{props.open ? <DialogWindow {...props} /> : null}</Suspense>
}
