import { WEBHOOK_NAME_MAX, webhookKinds, type WebhookChannel } from '@waybook/contract'
import { webhooks } from '@waybook/messages/webhooks'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { ChipChoice } from '#ui/field/chip-choice.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import type { useWebhooks } from './use-webhooks.ts'

const channels = (): readonly { readonly value: WebhookChannel; readonly label: string }[] => [
  { value: 'discord', label: webhooks.discordChannel() },
  { value: 'webhook', label: webhooks.otherService() },
]

const hints: Readonly<Record<WebhookChannel, () => string>> = {
  discord: () => webhooks.discordHint(),
  webhook: () => webhooks.serviceHint(),
}

interface WebhookFormProps {
  readonly add: ReturnType<typeof useWebhooks>['add']
  readonly onClose: () => void
}

export function WebhookForm({ add, onClose }: WebhookFormProps) {
  const [channel, setChannel] = useState<WebhookChannel>('discord')
  const [webhookName, setName] = useState('')
  const [url, setUrl] = useState('')
  const submit = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault()
    add.mutate({ channel, webhookName, url, webhookKinds: [...webhookKinds] }, { onSuccess: onClose })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <ChipChoice label={webhooks.whereTo()} options={channels()} value={channel} onChange={setChannel} />
      <TextField
        label={webhooks.name()}
        hint={webhooks.nameHint()}
        required
        maxLength={WEBHOOK_NAME_MAX}
        value={webhookName}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        type="url"
        label={webhooks.address()}
        hint={hints[channel]()}
        required
        autoComplete="off"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      {add.error ? <ErrorAlert message={add.error.message.replace(/^.*params\.url: /, '')} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{webhooks.cancel()}</Button>
        <Button type="submit" variant="primary" busy={add.isPending} busyLabel={webhooks.adding()}>
          {webhooks.addThis()}
        </Button>
      </div>
    </form>
  )
}
