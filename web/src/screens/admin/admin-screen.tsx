import { Link, useLocation } from '@tanstack/react-router'
import { admin } from '@waybook/messages/admin'
import type { ComponentType } from 'react'

import { useMe } from '#api/session.ts'
import { ForGameMaster } from '#parts/campaign/for-game-master.tsx'
import { useContinuityCount } from '#parts/continuity/use-continuity-count.ts'
import { NotFound } from '#parts/not-found/not-found.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { useCurrentInView } from '#ui/page/use-current-in-view.ts'
import { Count } from '#ui/text/count.tsx'

import { ApiKeysSection } from './api-keys/api-keys-section.tsx'
import { BackupSection } from './backup/backup-section.tsx'
import { CampaignsSection } from './campaigns/campaigns-section.tsx'
import { ContinuitySection } from './continuity/lazy-continuity-section.tsx'
import { DeletedSection } from './deleted/deleted-section.tsx'
import { ImportSection } from './import/import-section.tsx'
import { JobsPanel } from './jobs/jobs-panel.tsx'
import { LazyLog } from './log/lazy-log.tsx'
import { MembersSection } from './members/members-section.tsx'
import { PartyPanel } from './party/party-panel.tsx'
import { ServicesPanel } from './services/services-panel.tsx'
import { SettingsSection } from './settings/settings-section.tsx'
import { LazyShared } from './shared/lazy-shared.tsx'
import { VisibilitySection } from './visibility/visibility-section.tsx'

/** The admin pages, for game masters only. `section` is the part of the path after `/admin/`. */
export function AdminScreen({ section }: { readonly section: string }) {
  const found = sections.find(({ path }) => path === section)
  return <ForGameMaster>{found ? <SectionPage {...found} /> : <NotFound />}</ForGameMaster>
}

function SectionPage({ path, label, Content }: (typeof sections)[number]) {
  return (
    <>
      <PageHead title={path === '' ? admin.admin() : label()} />
      <AdminNav />
      <Content />
    </>
  )
}

/** The links between the admin pages. */
export function AdminNav() {
  const findings = useContinuityCount(true) ?? 0
  const { mayManage } = useMe().campaigns
  const row = useCurrentInView<HTMLDivElement>(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <nav aria-label={admin.admin()} className="mb-5 border-b border-line md:mb-6 print:hidden">
      <div ref={row} className="relative -ms-3 flex [scrollbar-width:none] max-md:overflow-x-auto md:flex-wrap">
        {sections
          .filter(({ path }) => mayManage || path !== CAMPAIGNS)
          .map(({ path, label }) => (
            <Link
              key={path}
              to="/admin/$"
              params={{ _splat: path }}
              activeOptions={{ exact: true }}
              className="nav-link shrink-0 max-md:focus-visible:-outline-offset-3"
            >
              {label()}
              {path === 'continuity' && findings > 0 ? (
                <span className="ms-1.5">
                  <Count count={findings} words={admin.findings({ count: findings })} />
                </span>
              ) : null}
            </Link>
          ))}
      </div>
    </nav>
  )
}

interface Section {
  /** The part of the path after `/admin/`. */
  readonly path: string
  readonly label: () => string
  readonly Content: ComponentType
}

/** Only for game masters who manage the campaigns of the installation. */
const CAMPAIGNS = 'campaigns'

/** The admin pages, in the order of their links. */
const sections: readonly Section[] = [
  { path: '', label: () => admin.overview(), Content: Overview },
  { path: 'log', label: () => admin.log(), Content: LazyLog },
  { path: 'members', label: () => admin.members(), Content: MembersSection },
  { path: 'settings', label: () => admin.settings(), Content: SettingsSection },
  { path: 'import', label: () => admin.import(), Content: ImportSection },
  { path: 'visibility', label: () => admin.visibility(), Content: VisibilitySection },
  { path: 'shared', label: () => admin.shared(), Content: LazyShared },
  { path: 'continuity', label: () => admin.continuity(), Content: ContinuitySection },
  { path: 'deleted', label: () => admin.deleted(), Content: DeletedSection },
  { path: 'backup', label: () => admin.backup(), Content: BackupSection },
  { path: 'api-keys', label: () => admin.apiKeys(), Content: ApiKeysSection },
  { path: CAMPAIGNS, label: () => admin.campaigns(), Content: CampaignsSection },
]

function Overview() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PartyPanel />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <ServicesPanel />
        <JobsPanel />
      </div>
    </div>
  )
}
