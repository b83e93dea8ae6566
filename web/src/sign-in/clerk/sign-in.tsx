import { SignIn as Widget, useAuth } from '@clerk/react'
import { useState } from 'react'

import type { SignInProps } from '../sign-in-provider.ts'
import { GreyPage } from './grey-page.tsx'
import { NotTaken } from './not-taken.tsx'
import { widgetLook } from './widget-look.ts'

/** Clerk's own widget, in the middle of a grey page. */
export function SignIn({ to }: SignInProps) {
  const { isSignedIn } = useAuth()
  // Whoever comes here signed in was sent by our server, which did not take them: the widget would send them back to it.
  const [notTaken] = useState(isSignedIn)
  return (
    <GreyPage>
      {notTaken ? (
        <NotTaken />
      ) : (
        <Widget routing="hash" forceRedirectUrl={to} withSignUp={false} appearance={widgetLook} />
      )}
    </GreyPage>
  )
}
