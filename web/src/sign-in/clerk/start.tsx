import { readPublishableKey } from '@waybook/contract'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import { configOf } from './clerk-config.ts'
import { ClerkGate } from './clerk-gate.tsx'
import { NoSignIn, Opening } from './gate-pages.tsx'

/** Shows the app in `root` once Clerk's scripts are there to say who is signed in. */
export async function start(root: HTMLElement, app: ReactNode): Promise<void> {
  const shown = createRoot(root)
  shown.render(<Opening />)
  try {
    const { publishableKey, scripts } = await configOf()
    const key = readPublishableKey(publishableKey)
    if (!key.ok) throw new Error(key.fault)
    shown.render(
      <ClerkGate publishableKey={publishableKey} frontendApi={key.frontendApi} scripts={scripts}>
        {app}
      </ClerkGate>,
    )
  } catch (error) {
    shown.render(<NoSignIn error={error} />)
  }
}
