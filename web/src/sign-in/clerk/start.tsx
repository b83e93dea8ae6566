import { readPublishableKey } from '@waybook/contract'
import { signIn } from '@waybook/messages/signIn'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import { fetchConfig } from '#api/session.ts'

import { ClerkGate, type ClerkConfig } from './clerk-gate.tsx'
import { SignInFailed, SignInLoading } from './gate-pages.tsx'

/** Renders the app into `root` as soon as Clerk knows who is signed in. */
export async function start(root: HTMLElement, app: ReactNode): Promise<void> {
  const reactRoot = createRoot(root)
  reactRoot.render(<SignInLoading />)
  try {
    const { publishableKey, scripts } = await fetchClerkConfig()
    const key = readPublishableKey(publishableKey)
    if (!key.ok) throw new Error(key.fault)
    reactRoot.render(
      <ClerkGate publishableKey={publishableKey} frontendApi={key.frontendApi} scripts={scripts}>
        {app}
      </ClerkGate>,
    )
  } catch (error) {
    reactRoot.render(<SignInFailed error={error} />)
  }
}

async function fetchClerkConfig(): Promise<ClerkConfig> {
  const { signIn: config } = await fetchConfig()
  if (config.kind !== 'clerk') throw new Error(signIn.methodChanged())
  return config
}
