import { webhookKinds, type ParamsOf, type Webhook } from '@waybook/contract'
import { webhooks } from '@waybook/messages/webhooks'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { kindWords } from './webhook-words.ts'

interface WebhookRowProps {
  readonly webhook: Webhook
  /** The result of the test that was just sent. */
  readonly tested: { readonly ok: boolean; readonly words: string } | undefined
  readonly busy: boolean
  readonly onChange: (changes: Omit<ParamsOf<'changeWebhook'>, 'webhookId'>) => void
  readonly onRemove: () => void
  readonly onTest: () => void
}

export function WebhookRow({ webhook, tested, busy, onChange, onRemove, onTest }: WebhookRowProps) {
  const { name, channel, address, kinds, isOn } = webhook
  const [isRemoving, setRemoving] = useState(false)
  return (
    <li className="grid gap-2 border-b border-line pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div>
          <h3 className="font-semibold">{name}</h3>
          <p className="text-14 text-ink-2">
            {channel === 'discord' ? webhooks.discordAt({ address }) : webhooks.webhookAt({ address })}
          </p>
        </div>
        <Switch
          label={webhooks.on()}
          about={name}
          checked={isOn}
          busy={busy}
          onChange={(on) => onChange({ isOn: on })}
        />
      </div>
      <p className="text-14">{stateOf(webhook)}</p>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-14 font-semibold">{webhooks.send()}</legend>
        {webhookKinds.map((kind) => (
          <Switch
            key={kind}
            label={kindWords[kind]()}
            about={name}
            checked={kinds.includes(kind)}
            onChange={(on) => onChange({ webhookKinds: on ? [...kinds, kind] : kinds.filter((one) => one !== kind) })}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTest} disabled={busy} aria-label={webhooks.sendTestTo({ name })}>
          {webhooks.sendTest()}
        </Button>
        <Button onClick={() => setRemoving(true)} disabled={busy} aria-label={webhooks.removeWebhook({ name })}>
          {webhooks.remove()}
        </Button>
      </div>
      <StatusLine quiet={tested?.ok === true}>
        {tested?.ok ? webhooks.testArrived() : (tested?.words ?? null)}
      </StatusLine>
      <Dialog open={isRemoving} onClose={() => setRemoving(false)} title={webhooks.removeQuestion({ name })}>
        <p>{webhooks.removeConsequence()}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setRemoving(false)}>{webhooks.cancel()}</Button>
          <Button
            variant="danger"
            onClick={() => {
              setRemoving(false)
              onRemove()
            }}
          >
            {webhooks.remove()}
          </Button>
        </div>
      </Dialog>
    </li>
  )
}

/** How the last message went, in words. */
function stateOf({ isOn, whyOff, lastResult }: Webhook): string {
  if (whyOff !== null) return webhooks.switchedOffBecause({ reason: whyOff })
  if (!isOn) return webhooks.switchedOff()
  if (!lastResult) return webhooks.nothingSent()
  const { ok, words, at } = lastResult
  const date = formatDateTime(at)
  return ok ? webhooks.lastMessage({ date }) : webhooks.lastFailure({ date, failure: words })
}
