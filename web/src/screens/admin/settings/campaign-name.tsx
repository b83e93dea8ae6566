import { CAMPAIGN_NAME_MAX } from '@waybook/contract'
import { adminSettings } from '@waybook/messages/adminSettings'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useChangeSettings, useSettings } from './use-settings.ts'

/** Sets the campaign's display name. */
export function CampaignName() {
  const { settings, error, retry } = useSettings()
  return (
    <Panel title={adminSettings.campaignName()}>
      {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
      {settings ? <NameForm key={settings.name} saved={settings.name ?? ''} /> : error ? null : <Spinner />}
    </Panel>
  )
}

function NameForm({ saved }: { readonly saved: string }) {
  const [name, setName] = useState(saved)
  const { campaign } = useMe()
  const { mutate, isPending, error } = useChangeSettings()
  const wanted = name.trim()
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ name: wanted === '' ? null : wanted })
      }}
    >
      <div className="w-full">
        <TextField
          label={adminSettings.displayName()}
          value={name}
          onChange={({ target }) => setName(target.value)}
          placeholder={campaign.name}
          maxLength={CAMPAIGN_NAME_MAX}
          hint={adminSettings.displayNameHint()}
        />
      </div>
      <Button type="submit" disabled={wanted === saved} busy={isPending} busyLabel={adminSettings.saving()}>
        {adminSettings.saveName()}
      </Button>
      {error ? <ErrorAlert message={error.message} /> : null}
    </form>
  )
}
