import { useState } from 'react'

import { NewAddress } from '#parts/feed/new-address.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { Previews } from './previews.tsx'
import { SlashCommands } from './slash-commands.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** The channels of Discord and other services that announcements are sent to. */
export function WebhooksPanel() {
  const { webhooks, error, refetch, add, change, remove, test } = useWebhooks()
  const [open, setOpen] = useState<'form' | 'previews' | null>(null)
  const failure = change.error ?? remove.error ?? test.error
  const secret = add.data?.secret ?? null
  return (
    <Panel title="Discord and webhooks">
      <p className="mb-3 text-14 text-ink-2">
        Waybook posts news where your group talks: only what a player without a character may see, and never a mention.
        What is hidden later is deleted there, but whoever has read it has read it.
      </p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {webhooks || error ? null : <Spinner />}
      {secret === null ? null : (
        <NewAddress
          label="Secret that signs the messages"
          hint="It is shown only once. Enter it in the other service now."
          address={secret}
          copyLabel="Copy secret"
        />
      )}
      {webhooks && webhooks.length > 0 ? (
        <ul className="mb-4 grid gap-4" aria-label="Webhooks">
          {webhooks.map((webhook) => (
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
        <Button onClick={() => setOpen('form')}>Add a channel or service</Button>
        <Button onClick={() => setOpen('previews')}>See what would be sent</Button>
      </div>
      <SlashCommands />
      <Dialog open={open === 'form'} onClose={() => setOpen(null)} title="Add a channel or service">
        <WebhookForm add={add} onClose={() => setOpen(null)} />
      </Dialog>
      <Dialog open={open === 'previews'} onClose={() => setOpen(null)} title="What would be sent">
        <Previews onClose={() => setOpen(null)} />
      </Dialog>
    </Panel>
  )
}
