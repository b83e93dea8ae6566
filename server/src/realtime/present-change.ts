import {
  maySee,
  maySeePoints,
  scopeOf,
  type LiveChange,
  type LiveMessage,
  type Reveal,
  type SceneLayout,
  type Viewer,
} from '@waybook/contract'
import { encodeThrowResult } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import type { ChangeRecord } from '#features/changes.ts'
import { presentedPlay, playSubjects, type PlaySubjects } from '#features/checks/present-change.ts'
import { toRoll } from '#features/dice/presenter.ts'
import { presentedDrawing } from '#features/drawings/drawing-change.ts'
import { loadEncounter, type LoadedEncounter } from '#features/encounters/loaded-encounter.ts'
import { toEncounter } from '#features/encounters/presenter.ts'
import type { NameRecord } from '#features/entities/entity-record.ts'
import { readNames } from '#features/entities/names.ts'
import { fogSubjects, presentedFog, type FogSubjects } from '#features/fog/present-change.ts'
import { presentedHandout } from '#features/handouts/presenter.ts'
import { readSceneLayout } from '#features/scenes/layout-queries.ts'
import { readFigures } from '#features/table/figures.ts'
import { nobodySeesPoints, pointsRuleOf, type PointsRule } from '#features/table/presenter.ts'
import { addsToken, isTokenChange, scenesOf, toTokenChange } from '#features/table/token-change.ts'
import type { FigureRecord } from '#features/table/token-record.ts'

/** What is needed to present changes: the entities that they are about, and the players' grants. */
export interface Subjects {
  /** Their names and how much of them is shown, by id. */
  readonly entities: ReadonlyMap<string, NameRecord>
  /** The characters whose tokens appear on the table, by id. */
  readonly figures: ReadonlyMap<string, FigureRecord>
  /** Whether players may see points now, not at the time of the change. Of no campaign, if no change depends on it. */
  readonly pointsRule: PointsRule
  /** The checks and the story points as they are now. */
  readonly play: PlaySubjects
  /** The encounter as it is now, if a change is about it. `null` if none is under way. */
  readonly encounter: LoadedEncounter | null
  readonly fog: FogSubjects
  /** Of the scenes whose layout changed, as it is now. */
  readonly layouts: ReadonlyMap<string, SceneLayout>
}

/** Loads the subjects of changes, once for all viewers. */
export async function subjectsOf(changes: readonly ChangeRecord[], records: CampaignTables): Promise<Subjects> {
  const names = await readNames(records, [...new Set(changes.flatMap(entitiesIn))], { everything: true })
  const coming = new Set(changes.filter(addsToken).map(({ subject }) => subject))
  const figures = coming.size > 0 ? await readFigures(records, [...coming]) : []
  const ofPoints = coming.size > 0 || changes.some(({ operation }) => operation === 'dynamic')
  return {
    entities: new Map(names.map((entity) => [entity.id, entity])),
    figures: new Map(figures.map((figure) => [figure.id, figure])),
    pointsRule: ofPoints ? await pointsRuleOf(records) : nobodySeesPoints,
    play: await playSubjects(changes, records),
    encounter: changes.some(({ operation }) => operation === 'encounter') ? await loadEncounter(records) : null,
    fog: await fogSubjects(changes, records),
    layouts: await layoutsIn(changes, records),
  }
}

async function layoutsIn(changes: readonly ChangeRecord[], tables: CampaignTables) {
  const layouts = new Map<string, SceneLayout>()
  for (const { subject } of changes.filter(({ operation }) => operation === 'sceneLayout')) {
    const layout = await readSceneLayout(tables, subject)
    if (layout) layouts.set(subject, layout)
  }
  return layouts
}

function entitiesIn(change: ChangeRecord): string[] {
  const { operation, payload } = change
  if (operation === 'inventory') return [change.subject, payload.itemId]
  if (isTokenChange(change)) return [change.subject, ...scenesOf(change)]
  if (operation === 'job') return []
  if (operation === 'encounter') return change.audience === 'entity' ? [change.subject] : []
  if (operation === 'roll') return payload.characterId === null ? [] : [payload.characterId]
  return [change.subject]
}

/** Viewers with the same key get the same message for this change. */
export function viewKey(change: ChangeRecord, viewer: Viewer): string {
  const scope = scopeOf(viewer)
  // What players may change of these depends on what they did before.
  const isPlayed = change.operation === 'check' || change.operation === 'storyPoints'
  if (isPlayed && !scope.everything) return viewer.userId
  return `${scope.everything ? '*' : (scope.ownCharacter ?? '')} ${isTheirs(change, viewer) ? 'own' : ''}`
}

/** Whether a change is the viewer's own: something that they did, a job that they started or follow, or about their proposal. */
function isTheirs({ operation, payload, actor }: ChangeRecord, { userId }: Viewer): boolean {
  if (operation === 'proposal') return payload.author === userId
  return operation === 'job' ? [payload.startedBy, ...(payload.followers ?? [])].includes(userId) : actor === userId
}

/** The message for one viewer. If they may not see the change, it contains only the number. */
export function toLiveMessage(change: ChangeRecord, viewer: Viewer, subjects: Subjects): LiveMessage {
  const told = mayKnow(change, viewer, subjects) ? toLiveChange(change, viewer, subjects) : null
  return { type: 'change', seq: change.seq, ...(told && { change: told }) }
}

function mayKnow(change: ChangeRecord, viewer: Viewer, subjects: Subjects): boolean {
  const own = isTheirs(change, viewer)
  switch (change.audience) {
    case 'everyone':
      return true
    case 'gameMaster':
      return viewer.role === 'gameMaster'
    case 'readers':
      return viewer.role === 'gameMaster' || isReader(change, viewer)
    case 'entity':
      // Authors keep their notes on pages that they no longer see.
      if (own && change.operation === 'note') return true
      return seen(change.subject, viewer, subjects, needed(change)) !== undefined
    case 'roller':
      return own
    case 'rollerAndGameMaster':
    case 'starterAndGameMaster':
      return own || viewer.role === 'gameMaster'
  }
}

function isReader({ payload }: ChangeRecord, { characterId }: Viewer): boolean {
  return characterId !== null && 'readers' in payload && payload.readers?.includes(characterId) === true
}

/** How much of an entity a viewer has to get to be told of a change to it. Conditions, like the token, go with the name. */
function needed({ operation, payload }: ChangeRecord): Reveal {
  switch (operation) {
    case 'encounter':
      return payload.wanted ?? 'name'
    case 'inventory':
    case 'experience':
      return 'figures'
    case 'write':
    case 'import':
    case 'note':
    case 'fog':
    case 'sceneLayout':
    case 'drawing':
      return 'page'
    default:
      return 'name'
  }
}

/** The entity, if the viewer gets as much of it now, whatever they could see at the time of the change. */
function seen(id: string, viewer: Viewer, { entities }: Subjects, wanted: Reveal = 'page') {
  const entity = entities.get(id)
  return entity && maySee(scopeOf(viewer), entity, wanted) ? entity : undefined
}

function toLiveChange(change: ChangeRecord, viewer: Viewer, subjects: Subjects): LiveChange | null {
  switch (change.operation) {
    case 'import':
      return { kind: 'import' }
    case 'setVisibility':
      return { kind: 'visibility' }
    case 'write':
      return presentWritten(change, viewer, subjects)
    case 'picture':
      return { kind: 'picture', entityId: change.subject }
    case 'grants':
      return { kind: 'grants' }
    case 'settings':
      return { kind: 'settings' }
    case 'member':
      return { kind: 'members' }
    case 'note':
      return { kind: 'notes' }
    case 'proposal':
      return { kind: 'proposals' }
    case 'session':
      return { kind: 'sessions' }
    case 'today':
      return { kind: 'today' }
    case 'display':
      return { kind: 'displays' }
    case 'continuity':
      return { kind: 'continuity' }
    case 'dynamic':
      return presentDynamic(change, viewer, subjects)
    case 'inventory': {
      const { itemId, amount, equipped, lastUpdated } = change.payload
      const item = seen(itemId, viewer, subjects)
      const characterId = change.subject
      if (!item) return null
      const entry = { itemId, name: item.name, amount, ...(equipped !== undefined && { equipped }) }
      return { kind: 'inventory', characterId, entry, lastUpdated }
    }
    case 'experience':
      return { kind: 'experience', characterId: change.subject }
    case 'roll':
      return { kind: 'roll', roll: presentRoll(change.payload, viewer, subjects) }
    case 'check':
    case 'storyPoints':
      return presentedPlay(change, viewer, subjects.play)
    case 'encounter':
      return { kind: 'encounter', encounter: subjects.encounter && toEncounter(subjects.encounter, scopeOf(viewer)) }
    case 'job': {
      const { job } = change.payload
      return job ? { kind: 'job', job: { ...job } } : { kind: 'jobRemoved', jobId: change.subject }
    }
    case 'activeScene':
      return { kind: 'activeScene', sceneId: seen(change.payload.after ?? '', viewer, subjects)?.id ?? null }
    case 'drawing':
      return presentedDrawing(change, scopeOf(viewer))
    case 'handout':
      return presentedHandout(change, scopeOf(viewer))
    case 'fog':
      return presentedFog(change.seq, scopeOf(viewer), subjects.fog)
    case 'sceneLayout': {
      const layout = subjects.layouts.get(change.subject)
      return layout ? { kind: 'sceneLayout', sceneId: change.subject, layout } : null
    }
    case 'token':
    case 'tokenInFog': {
      const seesScene = (sceneId: string) => seen(sceneId, viewer, subjects) !== undefined
      return toTokenChange(
        change,
        { scope: scopeOf(viewer), seesScene, pointsRule: subjects.pointsRule },
        subjects.figures.get(change.subject),
      )
    }
  }
}

/** Who saw an entity that they no longer see learns only that something was hidden. */
function presentWritten(
  { subject, payload }: Extract<ChangeRecord, { operation: 'write' }>,
  viewer: Viewer,
  subjects: Subjects,
): LiveChange {
  // The campaign's own file: its name is on every page.
  if (subject === 'campaign') return { kind: 'import' }
  if (!seen(subject, viewer, subjects)) return { kind: 'visibility' }
  const version = viewer.role === 'gameMaster' ? { version: payload.version } : {}
  return { kind: 'written', entityId: subject, ...version }
}

/** Leaves out hit points and strain, and who changed them, if the viewer may not see them. `null` if nothing is left. */
function presentDynamic(
  change: Extract<ChangeRecord, { operation: 'dynamic' }>,
  viewer: Viewer,
  { pointsRule: { granted }, entities }: Subjects,
): LiveChange | null {
  const { subject, payload } = change
  const { conditions, conditionDetails, lastUpdated, by, injured: _injured, ...points } = payload
  const character = entities.get(subject)
  const known =
    character && maySeePoints(scopeOf(viewer), character, granted)
      ? pointsBy(points, isTheirs(change, viewer) ? undefined : by)
      : {}
  const told = {
    ...known,
    ...(conditions && { conditions: [...conditions] }),
    ...(conditionDetails && { conditionDetails: { ...conditionDetails } }),
  }
  return Object.keys(told).length === 0 ? null : { kind: 'dynamic', characterId: subject, ...told, lastUpdated }
}

/** The name is sent with points only, because the page shows it next to them. */
function pointsBy<Points extends object>(points: Points, by: string | undefined) {
  return { ...points, ...(by !== undefined && Object.keys(points).length > 0 && { by }) }
}

function presentRoll(
  payload: Extract<ChangeRecord, { operation: 'roll' }>['payload'],
  viewer: Viewer,
  subjects: Subjects,
) {
  const { dice, ...roll } = toRoll(payload, seen(payload.characterId ?? '', viewer, subjects, 'name'), scopeOf(viewer))
  return { ...roll, dice: encodeThrowResult(dice) }
}
