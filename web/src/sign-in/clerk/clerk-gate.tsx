import { ClerkProvider, useAuth, useClerk } from '@clerk/react'
import { useEffect, type ReactNode } from 'react'

import { carryToken } from '../../client/token.ts'
import type { ClerkConfig } from './clerk-config.ts'
import { NoSignIn, Opening } from './gate-pages.tsx'
import { holdClerk } from './held-clerk.ts'
import { useOutOfReach } from './use-out-of-reach.ts'

interface ClerkGateProps extends Pick<ClerkConfig, 'publishableKey' | 'scripts'> {
  readonly frontendApi: string
  readonly children: ReactNode
}

/** Lets the app in once Clerk is `ready`; before that it is `loading`, or there is an `error` to tell. */
export function ClerkGate({ publishableKey, frontendApi, scripts, children }: ClerkGateProps) {
  return (
    <ClerkProvider
      publishableKey={publishableKey}
      telemetry={false}
      signInUrl="/sign-in"
      signUpUrl="/sign-in"
      afterSignOutUrl="/sign-in"
      {...fromHere(scripts)}
    >
      <Gate frontendApi={frontendApi}>{children}</Gate>
    </ClerkProvider>
  )
}

/** Else its scripts come from Clerk's own servers. */
const fromHere = ({ clerk, ui }: ClerkConfig['scripts']): object => ({
  __internal_clerkJSUrl: clerk,
  __internal_clerkUIUrl: ui,
})

type Status = 'loading' | 'ready' | 'error'

const UNAVAILABLE = new Error('The sign-in service cannot be reached. Try again in a moment.')

function Gate({ frontendApi, children }: Pick<ClerkGateProps, 'frontendApi' | 'children'>) {
  const clerk = useClerk()
  useEffect(() => {
    holdClerk(clerk)
    carryToken(async () => (await clerk.session?.getToken()) ?? null)
  }, [clerk])
  switch (useStatus(frontendApi)) {
    case 'loading':
      return <Opening />
    case 'error':
      return <NoSignIn error={UNAVAILABLE} />
    case 'ready':
      return children
  }
}

/** Clerk calls itself ready also where its service is out of reach, and then shows an empty card to whoever is not signed in. */
function useStatus(frontendApi: string): Status {
  const { status } = useClerk()
  const { isLoaded, isSignedIn } = useAuth()
  const outOfReach = useOutOfReach(frontendApi, isLoaded && !isSignedIn)
  if (status === 'error') return 'error'
  if (!isLoaded) return 'loading'
  return !isSignedIn && (outOfReach || status === 'degraded') ? 'error' : 'ready'
}
