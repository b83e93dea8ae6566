import { ClerkProvider, useAuth, useClerk } from '@clerk/react'
import type { Config } from '@waybook/contract'
import { type ReactNode, useEffect, useState } from 'react'

import { setTokenSource } from '#api/request.ts'

import { SignInFailed, SignInLoading } from './gate-pages.tsx'

export type ClerkConfig = Extract<Config['signIn'], { kind: 'clerk' }>

interface ClerkGateProps extends Pick<ClerkConfig, 'publishableKey' | 'scripts'> {
  readonly frontendApi: string
  readonly children: ReactNode
}

/** Shows the app as soon as Clerk is ready; before that a spinner, or why it cannot be loaded. */
export function ClerkGate({ publishableKey, frontendApi, scripts, children }: ClerkGateProps) {
  return (
    <ClerkProvider
      publishableKey={publishableKey}
      telemetry={false}
      signInUrl="/sign-in"
      signUpUrl="/sign-in"
      afterSignOutUrl="/sign-in"
      {...ownScripts(scripts)}
    >
      <Gate frontendApi={frontendApi}>{children}</Gate>
    </ClerkProvider>
  )
}

/** Without these props the scripts come from Clerk's own servers. */
const ownScripts = ({ clerk, ui }: ClerkConfig['scripts']): object => ({
  __internal_clerkJSUrl: clerk,
  __internal_clerkUIUrl: ui,
})

type Status = 'loading' | 'ready' | 'error'

const UNAVAILABLE = new Error('The sign-in service cannot be reached. Try again in a moment.')

function Gate({ frontendApi, children }: Pick<ClerkGateProps, 'frontendApi' | 'children'>) {
  const clerk = useClerk()
  useEffect(() => {
    currentClerk = clerk
    setTokenSource(async () => (await clerk.session?.getToken()) ?? null)
  }, [clerk])
  switch (useStatus(frontendApi)) {
    case 'loading':
      return <SignInLoading />
    case 'error':
      return <SignInFailed error={UNAVAILABLE} />
    case 'ready':
      return children
  }
}

/** Clerk calls itself ready even where its service cannot be reached, and then shows an empty card to people who are not signed in. */
function useStatus(frontendApi: string): Status {
  const { status } = useClerk()
  const { isLoaded, isSignedIn } = useAuth()
  const outOfReach = useOutOfReach(frontendApi, isLoaded && !isSignedIn)
  if (status === 'error') return 'error'
  if (!isLoaded) return 'loading'
  return !isSignedIn && (outOfReach || status === 'degraded') ? 'error' : 'ready'
}

type Clerk = ReturnType<typeof useClerk>

let currentClerk: Clerk | undefined

/** This page's Clerk, for code outside components. */
export function getClerk(): Clerk {
  if (!currentClerk) throw new Error('The sign-in service is not loaded yet.')
  return currentClerk
}

/** Whether Clerk's Frontend API cannot be reached, which is found out while `enabled`. */
function useOutOfReach(frontendApi: string, enabled: boolean): boolean {
  const [outOfReach, setOutOfReach] = useState(false)
  useEffect(() => {
    if (!enabled) return
    const unmounted = new AbortController()
    const { signal } = unmounted
    // What it answers does not matter, nor whether we may read it.
    fetch(`https://${frontendApi}/v1/environment`, { mode: 'no-cors', cache: 'no-store', signal }).then(
      () => setOutOfReach(false),
      () => signal.aborted || setOutOfReach(true),
    )
    return () => unmounted.abort()
  }, [frontendApi, enabled])
  return outOfReach
}
