import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'

import { signInWithPasskey } from './passkey.ts'
import { refusalWords } from './post.ts'

/** Signs in without a password. It is below the form, because passkeys are optional. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const enter = async () => {
    setBusy(true)
    setFault('')
    const outcome = await signInWithPasskey()
    // The button stays busy while the next page loads.
    if (outcome.ok) return onSignedIn()
    setFault(refusalWords(outcome))
    setBusy(false)
  }
  return (
    <div className="grid gap-2">
      <Button onClick={() => void enter()} busy={busy} busyLabel="Waiting for your passkey..." className="w-full">
        Use a passkey
      </Button>
      <p role="alert" className="text-14 font-semibold text-bad empty:hidden">
        {fault}
      </p>
    </div>
  )
}
