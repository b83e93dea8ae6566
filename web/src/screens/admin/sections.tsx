import type { ComponentType } from 'react'

import { ApiKeysSection } from './api-keys/api-keys-section.tsx'
import { BackupSection } from './backup/backup-section.tsx'
import { ImportSection } from './import/import-section.tsx'
import { JobsPanel } from './jobs/jobs-panel.tsx'
import { MembersSection } from './members/members-section.tsx'
import { PartyPanel } from './party/party-panel.tsx'
import { ServicesPanel } from './services/services-panel.tsx'
import { SettingsSection } from './settings/settings-section.tsx'

interface Section {
  /** Behind `/admin/`. */
  readonly path: string
  readonly label: string
  readonly Content: ComponentType
}

/** The pages of the administrator's desk; a further one is a line here. */
export const sections: readonly Section[] = [
  { path: '', label: 'Overview', Content: Overview },
  { path: 'members', label: 'Members', Content: MembersSection },
  { path: 'settings', label: 'Settings', Content: SettingsSection },
  { path: 'import', label: 'Import', Content: ImportSection },
  { path: 'backup', label: 'Backup', Content: BackupSection },
  { path: 'api-keys', label: 'API keys', Content: ApiKeysSection },
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
