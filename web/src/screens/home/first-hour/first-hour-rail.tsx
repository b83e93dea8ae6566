import { standardSkills } from '@waybook/rules'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { CampaignForm } from '#parts/campaign/campaign-form.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'
import { Icon } from '#ui/text/icon.tsx'

interface FirstHourRailProps {
  readonly pages: { readonly all: number; readonly hidden: number }
}

/** Further ways to begin, and what the campaign has so far. */
export function FirstHourRail({ pages }: FirstHourRailProps) {
  const { campaign } = useMe()
  const [isNaming, setNaming] = useState(false)
  return (
    <div className="grid items-start gap-x-8 gap-y-7 md:grid-cols-2 xl:grid-cols-1">
      <RailSection title="Also yours">
        <ul className="-mt-1">
          <li className="border-b border-line">
            <button type="button" aria-haspopup="dialog" onClick={() => setNaming(true)} className={rowLook}>
              <Icon name="pencil" />
              Name and tagline
            </button>
          </li>
          <li className="border-b border-line">
            <PageLink href="/admin/settings" className={rowLook}>
              <Icon name="sliders" />
              Skills and settings
            </PageLink>
          </li>
          <li>
            <PageLink href="/admin/import" className={rowLook}>
              <Icon name="folder" />
              Bring what you have
            </PageLink>
          </li>
        </ul>
      </RailSection>
      <RailSection title="So far">
        <FactList>
          <Fact name="Pages">{pagesInWords(pages)}</Fact>
          <Fact name="Skills">
            {campaign.skills === null ? `Standard list, ${standardSkills.length}` : `${campaign.skills.length} skills`}
          </Fact>
        </FactList>
      </RailSection>
      <Dialog open={isNaming} onClose={() => setNaming(false)} title="Name and tagline">
        <CampaignForm brief submit="Save" onSaved={() => setNaming(false)} />
      </Dialog>
    </div>
  )
}

const rowLook = 'flex min-h-hit w-full items-center gap-3 text-left font-medium text-ink no-underline hover:underline'

function pagesInWords({ all, hidden }: FirstHourRailProps['pages']): string {
  if (all === 0) return 'None yet'
  if (hidden === 0) return `${all}, all shown to players`
  return hidden === all ? `${all}, all hidden from players` : `${all}, ${hidden} of them hidden from players`
}
