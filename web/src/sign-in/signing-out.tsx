import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BOOTSTRAP_DATA_ID } from '@waybook/contract'
import { signOut } from '@waybook/messages/signOut'
import { useEffect, useEffectEvent } from 'react'

import { useWhenReachable } from '#recovery/reach.ts'
import { basePath } from '#stores/base-path.ts'
import { askBeforeSignOut, settleSignOut, type Ending, type SignOutState, type UnsavedWork } from '#stores/sign-out.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'

import { endSession, signOutAndRedirect } from './sign-out.ts'

// All code of signing out is loaded as one file.
export { signOutUnlessUnsaved } from './sign-out.ts'

/** The dialog before a sign-out, or the page after one that has not reached the server. */
export function SigningOut({ due, asked }: SignOutState) {
  if (due !== null) return <SignedOutHere ending={due} />
  return asked ? <SignOutQuestion {...asked} /> : null
}

/** Asks whether to sign out and lose work that is only on this device. */
function SignOutQuestion({ ending, changes, drafts }: UnsavedWork & { readonly ending: Ending }) {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => await signOutAndRedirect(queries, ending),
  })
  const stay = () => askBeforeSignOut(null)
  return (
    <Dialog open onClose={stay} title={signOut.question()}>
      <p>
        {unsavedWords({ changes, drafts })} {signOut.consequence()}
      </p>
      {error ? <ErrorAlert message={error.message} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="primary" onClick={stay}>
          {signOut.stay()}
        </Button>
        <Button variant="danger" onClick={() => mutate()} busy={isPending} busyLabel={signOut.signingOut()}>
          {signOut.lose()}
        </Button>
      </div>
    </Dialog>
  )
}

/** The unsaved work in sentences: "3 changes are not saved yet. 1 draft is only on this device." */
export function unsavedWords({ changes, drafts }: UnsavedWork): string {
  return [
    ...(changes > 0 ? [signOut.changes({ count: changes })] : []),
    ...(drafts > 0 ? [signOut.drafts({ count: drafts })] : []),
  ].join(' ')
}

/** Replaces every page of this browser after a sign-out until it has reached the server. */
function SignedOutHere({ ending }: { readonly ending: Ending }) {
  const queries = useQueryClient()
  const finish = useEffectEvent(async () => {
    if (!(await endSession(queries, ending).catch(() => false))) return
    settleSignOut()
    location.assign(`${basePath}/sign-in`)
  })
  const { tried, tryNow } = useWhenReachable(() => void finish())
  useEffect(() => {
    // The document may embed the account's data, because its session has not ended.
    document.getElementById(BOOTSTRAP_DATA_ID)?.remove()
    void finish()
  }, [])
  return (
    <main className="wrap grid justify-items-start gap-3 py-8">
      <Heading>{signOut.signedOutHere()}</Heading>
      <p role="alert" className="max-w-measure text-pretty">
        {signOut.notEnded()}
      </p>
      <Button onClick={tryNow} busy={tried === 'trying'} busyLabel={signOut.trying()}>
        {signOut.tryAgain()}
      </Button>
      <StatusLine quiet>{tried === 'failed' ? signOut.stillNoConnection() : null}</StatusLine>
    </main>
  )
}
