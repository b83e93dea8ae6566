import { readChanges } from '#database/change-log.ts'
import type { LoggedChange } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'

import { grantsChange, settingsChange } from './campaign/changes.ts'
import type { ChangeKind } from './change-kind.ts'
import { dynamicChange, experienceChange, inventoryChange } from './characters/changes.ts'
import { checkChange, storyPointsChange } from './checks/changes.ts'
import { continuityChange } from './continuity/changes.ts'
import { diceChangedChange } from './dice-changes/changes.ts'
import { rollChange } from './dice/changes.ts'
import { displayChange } from './displays/changes.ts'
import { drawingChange } from './drawings/changes.ts'
import { encounterChange } from './encounters/changes.ts'
import { visibilityChange } from './entities/changes.ts'
import { fogChange } from './fog/changes.ts'
import { handoutChange } from './handouts/changes.ts'
import { handsChange } from './hands/changes.ts'
import { importChange } from './imports/changes.ts'
import { jobChange } from './jobs/changes.ts'
import { setSwitchedChange } from './library/changes.ts'
import { memberChange } from './members/changes.ts'
import { noteChange } from './notes/changes.ts'
import { pictureChange } from './pictures/changes.ts'
import { proposalChange } from './proposals/changes.ts'
import { sceneLayoutChange } from './scenes/changes.ts'
import { scheduleChange } from './schedule/changes.ts'
import { sessionChange } from './sessions/changes.ts'
import { sightChange } from './sight/changes.ts'
import { soundChange } from './sounds/changes.ts'
import { activeSceneChange, tokenChange, tokenInFogChange } from './table/changes.ts'
import { todayChange } from './timeline/changes.ts'
import { trackerChange } from './trackers/changes.ts'
import { wallChange } from './walls/changes.ts'
import { writtenChange } from './writing/changes.ts'

/** Every kind of change that features add to the change log, by its operation there. */
const kinds = {
  import: importChange,
  setVisibility: visibilityChange,
  write: writtenChange,
  picture: pictureChange,
  dynamic: dynamicChange,
  inventory: inventoryChange,
  experience: experienceChange,
  continuity: continuityChange,
  roll: rollChange,
  diceChanged: diceChangedChange,
  check: checkChange,
  storyPoints: storyPointsChange,
  drawing: drawingChange,
  encounter: encounterChange,
  fog: fogChange,
  grants: grantsChange,
  hands: handsChange,
  handout: handoutChange,
  settings: settingsChange,
  member: memberChange,
  job: jobChange,
  note: noteChange,
  proposal: proposalChange,
  sceneLayout: sceneLayoutChange,
  walls: wallChange,
  sight: sightChange,
  schedule: scheduleChange,
  session: sessionChange,
  display: displayChange,
  activeScene: activeSceneChange,
  token: tokenChange,
  tokenInFog: tokenInFogChange,
  tracker: trackerChange,
  setSwitched: setSwitchedChange,
  sound: soundChange,
  today: todayChange,
}

type Kinds = typeof kinds
type Changed<Kind> = Kind extends ChangeKind<infer Each> ? Each : never
type Logged<Each> = Each extends CampaignChange ? LoggedChange<Each> : never

export type CampaignChange = {
  [Operation in keyof Kinds]: Extract<Changed<Kinds[Operation]>, { readonly operation: Operation }>
}[keyof Kinds]
export type ChangeRecord = Logged<CampaignChange>

export function kindOf({ operation }: ChangeRecord): ChangeKind<CampaignChange> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a kind gets only changes of its own operation
  return kinds[operation] as ChangeKind<CampaignChange>
}

/** Whether the audience `readers` includes the player of a character. */
export function isReader({ payload }: ChangeRecord, character: string | null): boolean {
  return character !== null && 'readers' in payload && payload.readers?.includes(character) === true
}

/** The operations that the game master's log leaves out, because they only follow from other changes. */
export const consequences: readonly string[] = Object.entries(kinds).flatMap(([operation, { logLine }]) =>
  logLine === null ? [operation] : [],
)

/** Changes after `seq`, oldest first. */
export async function readChangesSince(tables: CampaignTables, seq: number, limit: number): Promise<ChangeRecord[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operation and its payload were logged together
  return (await readChanges(tables, seq, limit)) as ChangeRecord[]
}
