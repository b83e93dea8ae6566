import { useClerk } from '@clerk/react'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/page/heading.tsx'

/** For whoever is signed in at Clerk and not here. */
export function NotTaken() {
  const clerk = useClerk()
  const [busy, setBusy] = useState(false)
  const signOut = () => {
    setBusy(true)
    void clerk.signOut({ redirectUrl: '/sign-in' })
  }
  return (
    <div className="grid max-w-[32rem] gap-4">
      <Heading>You are not signed in here</Heading>
      <p>The sign-in service knows you, but this Waybook did not accept what it says. Sign out and in again.</p>
      <Button variant="primary" onClick={signOut} busy={busy} busyLabel="Signing out...">
        Sign out
      </Button>
    </div>
  )
}
