import { readChanges } from '#database/change-log.ts'
import type { LoggedChange } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'

import type { GrantsChange, SettingsChange } from './campaign/queries.ts'
import type { ExperienceChange } from './characters/experience-queries.ts'
import type { DynamicChange } from './characters/set-dynamic.ts'
import type { InventoryChange } from './characters/set-inventory.ts'
import type { CheckChange } from './checks/queries.ts'
import type { StoryPointsChange } from './checks/story-point-queries.ts'
import type { ContinuityChange } from './continuity/queries.ts'
import type { RollChange } from './dice/queries.ts'
import type { DisplayChange } from './displays/queries.ts'
import type { DrawingChange } from './drawings/drawing-change.ts'
import type { EncounterChange } from './encounters/queries.ts'
import type { VisibilityChange } from './entities/visibility.ts'
import type { FogChange } from './fog/fog-change.ts'
import type { HandoutChange } from './handouts/queries.ts'
import type { ImportChange } from './imports/import-campaign.ts'
import type { JobChange } from './jobs/queries.ts'
import type { AuditChange } from './members/audit.ts'
import type { NoteChange } from './notes/queries.ts'
import type { PictureChange } from './pictures/set-picture.ts'
import type { ProposalChange } from './proposals/queries.ts'
import type { SceneLayoutChange } from './scenes/layout-queries.ts'
import type { SessionChange } from './sessions/queries.ts'
import type { TableChange } from './table/queries.ts'
import type { TodayChange } from './timeline/queries.ts'
import type { WrittenChange } from './writing/log-written.ts'

/** Every kind of change that features add to the change log. */
export type CampaignChange =
  | ImportChange
  | VisibilityChange
  | PictureChange
  | DynamicChange
  | InventoryChange
  | ExperienceChange
  | ContinuityChange
  | RollChange
  | CheckChange
  | StoryPointsChange
  | DrawingChange
  | EncounterChange
  | FogChange
  | GrantsChange
  | HandoutChange
  | SettingsChange
  | AuditChange
  | JobChange
  | NoteChange
  | ProposalChange
  | SceneLayoutChange
  | SessionChange
  | DisplayChange
  | TableChange
  | TodayChange
  | WrittenChange

type Logged<Each> = Each extends CampaignChange ? LoggedChange<Each> : never

export type ChangeRecord = Logged<CampaignChange>

/** Changes after `seq`, oldest first. */
export async function readChangesSince(tables: CampaignTables, seq: number, limit: number): Promise<ChangeRecord[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operation and its payload were logged together
  return (await readChanges(tables, seq, limit)) as ChangeRecord[]
}
