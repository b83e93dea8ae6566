import { firstHour } from '@waybook/messages/firstHour'
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
      <RailSection title={firstHour.alsoYours()}>
        <ul className="-mt-1">
          <li className="border-b border-line">
            <button type="button" aria-haspopup="dialog" onClick={() => setNaming(true)} className={rowLook}>
              <Icon name="pencil" />
              {firstHour.nameAndTagline()}
            </button>
          </li>
          <li className="border-b border-line">
            <PageLink href="/admin/settings" className={rowLook}>
              <Icon name="sliders" />
              {firstHour.skillsAndSettings()}
            </PageLink>
          </li>
          <li>
            <PageLink href="/admin/import" className={rowLook}>
              <Icon name="folder" />
              {firstHour.bring()}
            </PageLink>
          </li>
        </ul>
      </RailSection>
      <RailSection title={firstHour.soFar()}>
        <FactList>
          <Fact name={firstHour.pages()}>{pagesInWords(pages)}</Fact>
          <Fact name={firstHour.skills()}>
            {campaign.skills === null
              ? firstHour.standardList({ count: standardSkills.length })
              : firstHour.skillCount({ count: campaign.skills.length })}
          </Fact>
        </FactList>
      </RailSection>
      <Dialog open={isNaming} onClose={() => setNaming(false)} title={firstHour.nameAndTagline()}>
        <CampaignForm brief submit={firstHour.save()} onSaved={() => setNaming(false)} />
      </Dialog>
    </div>
  )
}

const rowLook = 'flex min-h-hit w-full items-center gap-3 text-left font-medium text-ink no-underline hover:underline'

function pagesInWords({ all, hidden }: FirstHourRailProps['pages']): string {
  if (all === 0) return firstHour.noPages()
  if (hidden === 0) return firstHour.allShown({ count: all })
  return hidden === all ? firstHour.allHidden({ count: all }) : firstHour.someHidden({ count: all, hidden })
}
