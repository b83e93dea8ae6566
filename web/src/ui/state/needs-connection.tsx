import { start } from '@waybook/messages/start'

import { useWhenReachable } from '#recovery/reach.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/page/heading.tsx'

import { StatusLine } from './error-alert.tsx'

interface NeedsConnectionProps {
  /** Called when the server can be reached again. The user can also retry. */
  readonly onReachable: () => void
  /** Whether it replaces a whole page. */
  readonly page?: boolean
}

/** Replaces content that this device has not loaded yet while the server cannot be reached. */
export function NeedsConnection({ onReachable, page = false }: NeedsConnectionProps) {
  const { tried, tryNow } = useWhenReachable(onReachable)
  return (
    <div className={`grid justify-items-start gap-3 ${page ? 'py-8' : 'py-2'}`}>
      {page ? (
        <Heading>{start.needsConnection()}</Heading>
      ) : (
        <p className="font-serif text-20 font-semibold">{start.needsConnection()}</p>
      )}
      <p role="alert" className="max-w-measure text-pretty">
        {start.notSaved()}
      </p>
      <Button onClick={tryNow} busy={tried === 'trying'} busyLabel={start.trying()}>
        {start.tryAgain()}
      </Button>
      <StatusLine quiet>{tried === 'failed' ? start.stillNoConnection() : null}</StatusLine>
    </div>
  )
}
