import { SignIn as Widget, useAuth, useClerk } from '@clerk/react'
import { signIn } from '@waybook/messages/signIn'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/page/heading.tsx'

import type { SignInProps } from '../sign-in-provider.ts'
import { GreyPage } from './gate-pages.tsx'

/** Clerk's own widget, centered on a gray page. */
export function SignIn({ to }: SignInProps) {
  const { isSignedIn } = useAuth()
  // A user who arrives signed in was rejected by our server and redirected here. The widget would send them back to it.
  const [refused] = useState(isSignedIn)
  return (
    <GreyPage>
      {refused ? (
        <RefusedHere />
      ) : (
        <Widget routing="hash" forceRedirectUrl={to} withSignUp={false} appearance={appearance} />
      )}
    </GreyPage>
  )
}

/** For users who are signed in at Clerk but not here. */
function RefusedHere() {
  const clerk = useClerk()
  const [busy, setBusy] = useState(false)
  const signOut = () => {
    setBusy(true)
    void clerk.signOut({ redirectUrl: '/sign-in' })
  }
  return (
    <div className="grid max-w-[32rem] gap-4">
      <Heading>{signIn.notSignedInHere()}</Heading>
      <p>{signIn.notAccepted()}</p>
      <Button variant="primary" onClick={signOut} busy={busy} busyLabel={signIn.signingOut()}>
        {signIn.signOut()}
      </Button>
    </div>
  )
}

/** Clerk's widget in our colors and typeface, in both schemes. */
const appearance = {
  variables: {
    colorPrimary: 'var(--color-primary)',
    colorPrimaryForeground: 'var(--color-on-primary)',
    colorBackground: 'var(--color-raised)',
    colorForeground: 'var(--color-ink)',
    colorMutedForeground: 'var(--color-ink-2)',
    colorInput: 'var(--color-raised)',
    colorInputForeground: 'var(--color-ink)',
    colorDanger: 'var(--color-bad)',
    colorNeutral: 'var(--color-ink)',
    colorBorder: 'var(--color-control)',
    fontFamily: 'inherit',
    fontSize: '1rem',
    borderRadius: 'var(--radius-control)',
  },
  elements: {
    headerTitle: { fontFamily: 'var(--font-serif)', fontSize: '1.5rem', fontWeight: 600 },
    formFieldInput: {
      minHeight: '3rem',
      border: '1px solid var(--color-control)',
      '&:focus': { outline: '2px solid var(--color-mark)', outlineOffset: '2px' },
    },
    formButtonPrimary: { minHeight: '3rem', backgroundImage: 'none', boxShadow: 'none' },
  },
}
