import { adminSettings } from '@waybook/messages/adminSettings'

import { lazyPart } from '#recovery/lazy-part.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { CampaignName } from './campaign-name.tsx'
import { DicePanel } from './dice-panel.tsx'
import { FightPanel } from './fight-panel.tsx'
import { GrantsPanel } from './grants-panel.tsx'
import { StashPanel } from './stash-panel.tsx'
import { TokensPanel } from './tokens-panel.tsx'
import { useChangeSettings, useSettings } from './use-settings.ts'

/** Settings of the whole campaign. Changes take effect immediately on every open page. */
export function SettingsSection() {
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-5">
      <CampaignFile />
      <CampaignName />
      <GrantsPanel
        title={adminSettings.whatPlayersCan()}
        grants={['createCharacter', 'moveOwnToken', 'setActiveScene', 'generateImage', 'deleteImage']}
      />
      <GrantsPanel title={adminSettings.whatPlayersSee()} grants={['seePoints', 'rollForTable']} />
      <TokensPanel />
      <FightPanel />
      <DicePanel />
      <StashPanel />
      <ImagesPanel />
      <WebhooksPanel />
    </div>
  )
}

function ImagesPanel() {
  const { settings, error, retry } = useSettings()
  const change = useChangeSettings()
  const on = change.pending?.imageGeneration ?? settings?.imageGeneration
  return (
    <Panel title={adminSettings.imageGeneration()}>
      {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
      {settings || error ? null : <Spinner />}
      {on === undefined ? null : (
        <Switch
          label={adminSettings.allowImages()}
          checked={on}
          onChange={(imageGeneration) => change.mutate({ imageGeneration })}
          busy={change.isPending}
        />
      )}
      <p className="text-14 text-ink-2">{adminSettings.allowImagesHint()}</p>
      {change.error ? <ErrorAlert message={change.error.message} /> : null}
    </Panel>
  )
}

const WebhooksPanel = lazyPart(async () => (await import('./webhooks/webhooks-panel.tsx')).WebhooksPanel, {
  loading: <Spinner />,
})

const CampaignForm = lazyPart<{ readonly submit: string }>(
  async () => (await import('#parts/campaign/campaign-form.tsx')).CampaignForm,
  { inAdvance: false, loading: <Spinner /> },
)

/** The settings in `campaign.yaml`. */
function CampaignFile() {
  return (
    <Panel title={adminSettings.campaign()}>
      <CampaignForm submit={adminSettings.saveCampaign()} />
    </Panel>
  )
}
