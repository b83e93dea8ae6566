import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'

import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { messageOf } from '#ui/state/message-of.ts'

/** What takes the place of a page that broke. */
export function SomethingWrong({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const retry = () => {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return (
    <div className="grid max-w-measure justify-items-start gap-4 py-8">
      <Heading>Something went wrong</Heading>
      <p role="alert" className="wrap-anywhere">
        {messageOf(error)}
      </p>
      <Button variant="primary" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
