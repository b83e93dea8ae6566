import type { LiveChange, Viewer } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'

import type { ChangeRecord } from '../changes.ts'
import type { StoredCheck } from './document.ts'
import { toCheck } from './presenter.ts'
import { readChecks } from './queries.ts'
import { readStoryPoints } from './story-point-queries.ts'
import { toStoryPoints } from './story-points.ts'
import { noPoints, type StoryPool } from './story-pool.ts'
import { surroundingsOf, type Surroundings } from './surroundings.ts'

/** What changes of checks and story points are about, as it is now. */
export interface PlaySubjects {
  readonly checks: ReadonlyMap<string, StoredCheck>
  readonly around: Surroundings
  readonly points: StoryPool
}

type PlayChange = Extract<ChangeRecord, { operation: 'check' | 'storyPoints' }>

/** Loads them once for all viewers. */
export async function playSubjects(changes: readonly ChangeRecord[], records: CampaignTables): Promise<PlaySubjects> {
  const ids = changes.flatMap((change) => (change.operation === 'check' ? change.payload.checkId : []))
  const checks = await readChecks(records, [...new Set(ids)])
  const isOfPoints = changes.some(({ operation }) => operation === 'storyPoints')
  return {
    checks: new Map(checks.map((check) => [check.id, check])),
    around: await surroundingsOf(
      checks.map(({ document }) => document),
      records,
    ),
    points: isOfPoints ? await readStoryPoints(records) : noPoints,
  }
}

/** `null` if the viewer does not know the check, or the only character whose part changed. */
export function presentedPlay(change: PlayChange, viewer: Viewer, subjects: PlaySubjects): LiveChange | null {
  if (change.operation === 'storyPoints')
    return { kind: 'storyPoints', storyPoints: toStoryPoints(subjects.points, viewer) }
  const { checkId, character } = change.payload
  const stored = subjects.checks.get(checkId)
  const check = stored && toCheck(stored, viewer, subjects.around)
  const isTold = check && (character === null || check.parts.some(({ characterId }) => characterId === character))
  return isTold ? { kind: 'check', check } : null
}
