import { ClerkProvider, useAuth, useClerk } from '@clerk/react'
import type { Config } from '@waybook/contract'
import { signIn } from '@waybook/messages/signIn'
import { type ReactNode, useEffect, useState } from 'react'

import { setTokenSource } from '#api/call.ts'

import { SignInFailed, SignInLoading } from './gate-pages.tsx'

export type ClerkConfig = Extract<Config['signIn'], { kind: 'clerk' }>

interface ClerkGateProps extends Pick<ClerkConfig, 'publishableKey' | 'scripts'> {
  readonly frontendApi: string
  readonly children: ReactNode
}

/** Shows the app once Clerk is ready; until then a spinner, or the reason why Clerk cannot be loaded. */
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
      return <SignInFailed error={new Error(signIn.serviceUnreachable())} />
    case 'ready':
      return children
  }
}

/** Clerk reports that it is ready even if its service cannot be reached, and then shows an empty card to users who are not signed in. */
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

/** The Clerk instance of this page, for code outside components. */
export function getClerk(): Clerk {
  if (!currentClerk) throw new Error('The sign-in service is not loaded yet.')
  return currentClerk
}

/** Whether Clerk's Frontend API cannot be reached. Only checked while `enabled`. */
function useOutOfReach(frontendApi: string, enabled: boolean): boolean {
  const [outOfReach, setOutOfReach] = useState(false)
  useEffect(() => {
    if (!enabled) return
    const unmounted = new AbortController()
    const { signal } = unmounted
    // Neither the response nor whether CORS allows reading it matters.
    fetch(`https://${frontendApi}/v1/environment`, { mode: 'no-cors', cache: 'no-store', signal }).then(
      () => setOutOfReach(false),
      () => signal.aborted || setOutOfReach(true),
    )
    return () => unmounted.abort()
  }, [frontendApi, enabled])
  return outOfReach
}
