import { webhooks } from '@waybook/messages/webhooks'
import { useState } from 'react'

import { NewAddress } from '#parts/feed/new-address.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { Previews } from './previews.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** The channels of Discord and other services that announcements are sent to. */
export function WebhooksPanel() {
  const { webhooks: all, error, refetch, add, change, remove, test } = useWebhooks()
  const [open, setOpen] = useState<'form' | 'previews' | null>(null)
  const failure = change.error ?? remove.error ?? test.error
  const secret = add.data?.secret ?? null
  return (
    <Panel title={webhooks.title()}>
      <p className="mb-3 text-14 text-ink-2">{webhooks.about()}</p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {all || error ? null : <Spinner />}
      {secret === null ? null : (
        <NewAddress
          label={webhooks.secret()}
          hint={webhooks.secretHint()}
          address={secret}
          copyLabel={webhooks.copySecret()}
        />
      )}
      {all && all.length > 0 ? (
        <ul className="mb-4 grid gap-4" aria-label={webhooks.list()}>
          {all.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              tested={test.variables === webhook.id ? test.data?.result : undefined}
              busy={change.isPending || remove.isPending || test.isPending}
              onChange={(changes) => change.mutate({ webhookId: webhook.id, ...changes })}
              onRemove={() => remove.mutate(webhook.id)}
              onTest={() => test.mutate(webhook.id)}
            />
          ))}
        </ul>
      ) : null}
      {failure ? <ErrorAlert message={failure.message} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('form')}>{webhooks.add()}</Button>
        <Button onClick={() => setOpen('previews')}>{webhooks.seePreviews()}</Button>
      </div>
      <Dialog open={open === 'form'} onClose={() => setOpen(null)} title={webhooks.add()}>
        <WebhookForm add={add} onClose={() => setOpen(null)} />
      </Dialog>
      <Dialog open={open === 'previews'} onClose={() => setOpen(null)} title={webhooks.previews()}>
        <Previews onClose={() => setOpen(null)} />
      </Dialog>
    </Panel>
  )
}
