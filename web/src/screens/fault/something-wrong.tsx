import type { ErrorComponentProps } from '@tanstack/react-router'
import { start } from '@waybook/messages/start'

import { useErrorRecovery } from '#recovery/use-error-recovery.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** Replaces a page that failed to render. */
export function SomethingWrong(props: ErrorComponentProps) {
  const { state, message, retry } = useErrorRecovery(props)
  if (state === 'checking') return <PageLoading />
  if (state === 'offline') return <NeedsConnection page onReachable={retry} />
  return (
    <div className="grid max-w-measure justify-items-start gap-4 py-8">
      <Heading>{start.somethingWrong()}</Heading>
      <p role="alert" className="wrap-anywhere">
        {message}
      </p>
      <Button variant="primary" onClick={retry}>
        {start.tryAgain()}
      </Button>
    </div>
  )
}

/** Shown while the code of a page is loading. */
export function PageLoading() {
  return (
    <div className="wrap">
      <Spinner />
    </div>
  )
}
