import { tableDisplays } from '@waybook/messages/tableDisplays'

import { useDisplaysOn } from '#api/live/live.ts'
import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'
import { formatDateTime } from '#ui/text/words.ts'

/** The campaign's displays, each with a button that disconnects it. */
export function ConnectedDisplays() {
  const { data, error, refetch } = useOperation('listDisplays', {})
  const on = useDisplaysOn()
  const {
    mutate,
    pending,
    error: notRevoked,
  } = useWrite('revokeDisplay', {
    params: (id: string) => ({ id }),
    onSettled: async () => await refetch(),
  })
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data || data.displays.length === 0) return null
  return (
    <section aria-label={tableDisplays.connectedDisplays()} className="grid gap-1 border-t border-line pt-3">
      <h3 className="text-18">{tableDisplays.connected()}</h3>
      {notRevoked ? <ErrorAlert message={notRevoked.message} /> : null}
      <ul>
        {data.displays.map((display) => (
          <li key={display.id} className="flex min-h-12 items-center justify-between gap-3">
            <span>
              <RichMessage
                parts={(on.includes(display.id) ? tableDisplays.on : tableDisplays.off)(
                  { date: formatDateTime(display.connectedAt) },
                  elements,
                )}
              />
            </span>
            <Button size="dense" busy={pending === display.id} onClick={() => mutate(display.id)}>
              {tableDisplays.disconnect()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const elements = {
  b: (words: string) => <b>{words}</b>,
  when: (words: string) => <span className="text-14 text-ink-2">{words}</span>,
}
