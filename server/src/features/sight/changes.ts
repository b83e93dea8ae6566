import type { LiveChange } from '@waybook/contract'
import type { FogArea } from '@waybook/rules'

import type { Change, LoggedChange } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'

import { aboutSubject, noNews, type ChangeKind, type ChangeViewer } from '../change-kind.ts'
import { tilesWithin } from '../fog/map-tiles.ts'
import { readMap } from '../fog/read-map.ts'
import { readGroups } from './group-rows.ts'
import { toGroupSight } from './presenter.ts'
import { readSight } from './read-sight.ts'
import { holderFor } from './scene-masks.ts'

/** The subject is the scene. */
export type SightChange = Change<
  'sight',
  {
    /** What changed: the settings, what was remembered, or what groups see, which follows from other changes. */
    readonly did: 'set' | 'forgot' | 'saw'
    /** For each group that sees something else now: an area with all cells of its tiles that changed; `null` if no tile changed. */
    readonly areas: Readonly<Record<string, FogArea | null>>
  }
>

export const sightChange: ChangeKind<SightChange> = {
  ...aboutSubject,
  wanted: () => 'page',
  presenter: async (changes, tables) => {
    const presented = new Map<number, Presented>()
    for (const change of changes) presented.set(change.seq, await presentSight(change, tables))
    return (change, viewer) => presented.get(change.seq)?.(viewer) ?? null
  },
  logLine: ({ subject, payload: { did } }) => (did === 'saw' ? null : { did: 'sightChanged', entity: subject }),
  news: noNews,
}

const none: Awaited<ReturnType<typeof readGroups>> = new Map()

type Presented = (viewer: ChangeViewer) => LiveChange | null

/** The messages, with what groups see now. */
async function presentSight(
  { seq: version, subject: sceneId, payload: { areas } }: LoggedChange<SightChange>,
  tables: CampaignTables,
): Promise<Presented> {
  const sight = await readSight(tables, sceneId)
  const mask = (await readMap(tables, sceneId))?.fog?.mask
  const groups = mask && sight.on ? await readGroups(tables, sceneId, mask.grid) : none
  const messages = new Map<string, LiveChange>()
  for (const [holder, area] of Object.entries(areas)) {
    const group = groups.get(holder)
    if (!group) continue
    const tiles = area ? tilesWithin(group.shown, area) : []
    messages.set(holder, { kind: 'sight', sceneId, version, ...toGroupSight(group), tiles })
  }
  return ({ scope }) =>
    scope.everything ? { kind: 'sceneSight', sceneId, sight } : (messages.get(holderFor(groups, scope)) ?? null)
}

/** Whether the settings of a scene's sight changed. */
export function isSightSet({ operation, subject, payload }: LoggedChange, scene: string): boolean {
  const isOfScene = operation === 'sight' && subject === scene
  return isOfScene && typeof payload === 'object' && payload !== null && 'did' in payload && payload.did === 'set'
}
