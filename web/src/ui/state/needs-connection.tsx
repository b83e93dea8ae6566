import { useWhenReachable } from '#recovery/reach.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/page/heading.tsx'

import { StatusLine } from './error-alert.tsx'

interface NeedsConnectionProps {
  /** Called when the server can be reached again; until then the user may try, too. */
  readonly onReachable: () => void
  /** Whether it replaces a whole page. */
  readonly page?: boolean
}

/** Shown instead of what has not been loaded on this device yet, while the server cannot be reached. */
export function NeedsConnection({ onReachable, page = false }: NeedsConnectionProps) {
  const { tried, tryNow } = useWhenReachable(onReachable)
  return (
    <div className={`grid justify-items-start gap-3 ${page ? 'py-8' : 'py-2'}`}>
      {page ? (
        <Heading>Needs a connection</Heading>
      ) : (
        <p className="font-serif text-20 font-semibold">Needs a connection</p>
      )}
      <p role="alert" className="max-w-measure text-pretty">
        This is not on your device yet, and Waybook cannot be reached. Check your network: it opens by itself once the
        connection is back.
      </p>
      <Button onClick={tryNow} busy={tried === 'trying'} busyLabel="Trying...">
        Try again
      </Button>
      <StatusLine quiet>{tried === 'failed' ? 'Still no connection.' : null}</StatusLine>
    </div>
  )
}
