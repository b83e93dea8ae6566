import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { messageOf } from '#ui/state/message-of.ts'
import { Spinner } from '#ui/state/spinner.tsx'

import { GreyPage } from './grey-page.tsx'

/** While nobody knows yet who is signed in. */
export function Opening() {
  return (
    <GreyPage>
      <Spinner label="Loading the sign-in..." />
    </GreyPage>
  )
}

/** Where that cannot be found out. */
export function NoSignIn({ error }: { readonly error: unknown }) {
  return (
    <GreyPage>
      <div className="grid max-w-[32rem] gap-3">
        <Heading>Sign-in is not available</Heading>
        <ErrorAlert message={messageOf(error)} onRetry={() => location.reload()} />
      </div>
    </GreyPage>
  )
}
