import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { useSignOutEverywhere } from '../../sign-in/use-sign-out.ts'

/** For whoever left a device behind. */
export function SignOutEverywhere() {
  const { signOutEverywhere, busy, error } = useSignOutEverywhere()
  return (
    <>
      <p className="mb-3 text-14 text-ink-2">Ends every session of this account, on this device and on all others.</p>
      <Button onClick={() => signOutEverywhere()} busy={busy} busyLabel="Signing out...">
        Sign out everywhere
      </Button>
      {error ? <ErrorAlert message={error.message} /> : null}
    </>
  )
}
