import { CampaignName } from './campaign-name.tsx'
import { GrantsPanel } from './grants-panel.tsx'
import { ImagesPanel } from './images-panel.tsx'

/** What is decided for the whole campaign; each takes effect at once, on every open page. */
export function SettingsSection() {
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-5">
      <CampaignName />
      <GrantsPanel
        title="What players may do"
        grants={['moveOwnToken', 'setActiveScene', 'generateImage', 'deleteImage']}
      />
      <GrantsPanel title="What players see and hear of each other" grants={['seePoints', 'rollForTable']} />
      <ImagesPanel />
    </div>
  )
}
