import { lazyPart } from '#recovery/lazy-part.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

const CampaignForm = lazyPart<{ readonly submit: string }>(
  async () => (await import('#parts/campaign/campaign-form.tsx')).CampaignForm,
  { inAdvance: false, loading: <Spinner /> },
)

/** The settings in `campaign.yaml`. */
export function CampaignFile() {
  return (
    <Panel title="Campaign">
      <CampaignForm submit="Save campaign" />
    </Panel>
  )
}
