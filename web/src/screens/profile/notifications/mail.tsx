import type { MailState } from '@waybook/contract'
import { notificationWords } from '@waybook/messages/notificationWords'

import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'

import { useMail } from './use-mail.ts'

/** Mails about dates to the viewer's address, where the host has set a mail server. */
export function Mail({ mail: { address, isOn, whyOff, lastResult } }: { readonly mail: MailState }) {
  const { turn, test } = useMail()
  const tested = test.data?.result
  const fault = whyOff ?? (lastResult?.ok === false ? lastResult.words : null)
  return (
    <div className="grid justify-items-start gap-2">
      <div>
        <Switch label={notificationWords.mailSwitch()} checked={isOn} busy={turn.isPending} onChange={turn.mutate} />
        <p className="text-14 wrap-anywhere text-ink-2">{notificationWords.mailAbout({ address })}</p>
        {fault === null || tested ? null : <p className="text-14 text-bad">{fault}</p>}
      </div>
      <Button onClick={() => test.mutate(undefined)} busy={test.isPending} busyLabel={notificationWords.sendingMail()}>
        {notificationWords.testMail()}
      </Button>
      <StatusLine quiet={tested?.ok === true}>
        {tested?.ok ? notificationWords.mailAccepted() : (tested?.words ?? null)}
      </StatusLine>
      {turn.error || test.error ? <ErrorAlert message={(turn.error ?? test.error)?.message ?? ''} /> : null}
    </div>
  )
}
