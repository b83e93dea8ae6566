import { lazy, Suspense } from 'react'

import { useTray } from '../../../client/tray.ts'
import { useDiceKey } from './use-dice-key.ts'

const TrayWindow = lazy(async () => ({ default: (await import('./tray-window.tsx')).TrayWindow }))

/** The dice tray, whose code is loaded when it is first opened. */
export function TrayOverPage() {
  const { open } = useTray()
  useDiceKey()
  return <Suspense fallback={null}>{open ? <TrayWindow /> : null}</Suspense>
}
