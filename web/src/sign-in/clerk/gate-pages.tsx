import { start } from '@waybook/messages/start'
import type { ReactNode } from 'react'

import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert, messageOf } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** Shown while Clerk loads. */
export function SignInLoading() {
  return (
    <GreyPage>
      <Spinner label={start.loadingSignIn()} />
    </GreyPage>
  )
}

/** Shown if Clerk could not be loaded. */
export function SignInFailed({ error }: { readonly error: unknown }) {
  return (
    <GreyPage>
      <div className="grid max-w-[32rem] gap-3">
        <Heading>{start.noSignIn()}</Heading>
        <ErrorAlert message={messageOf(error)} onRetry={() => location.reload()} />
      </div>
    </GreyPage>
  )
}

/** A gray page with centered content. */
export function GreyPage({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-sunk px-4 py-6 outline-none">
      {children}
    </main>
  )
}
