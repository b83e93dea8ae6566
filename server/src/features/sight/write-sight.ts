import type { ParamsOf, SceneSight } from '@waybook/contract'
import { uniformMask } from '@waybook/rules'

import type { CampaignTransaction } from '#database/database.ts'

import type { FogRecord, MapRecord } from '../fog/fog-record.ts'
import { leaveToSight } from '../fog/write-fog.ts'
import type { SightChange } from './changes.ts'
import { readGroups, storeGroup } from './group-rows.ts'
import { readSight, storeSight } from './read-sight.ts'
import { masksOf } from './scene-masks.ts'
import { tellMasks } from './tell-masks.ts'

type SightUpdate = ParamsOf<'setSight'>['change']

/**
 * Changes how tokens see on a scene. What groups see then follows at the end of the transaction. Switched on or off, the scene is covered in
 * between, so nothing is judged by masks of both kinds.
 */
export async function putSight(tx: CampaignTransaction, map: MapRecord, change: SightUpdate): Promise<SceneSight> {
  const { sceneId } = map
  const before = await readSight(tx, sceneId)
  const { on = before.on, groups = before.groups, dark = before.dark, range = before.range } = change
  const { memory = before.memory, wallsStop = before.wallsStop, playersOpen = before.playersOpen } = change
  const version = logSight(tx, sceneId, 'set')
  const blocked = on && before.blocked
  const sight = { on, groups, dark, range, memory, wallsStop, playersOpen, blocked, version }
  await storeSight(tx, sceneId, sight)
  if (before.on && (!sight.on || sight.groups !== before.groups)) await closeEyes(tx, map)
  await leaveToSight(tx, map, sight.on)
  return sight
}

/** Takes from the groups what they see, but not what they remember, and tells them. */
async function closeEyes(tx: CampaignTransaction, map: MapRecord): Promise<void> {
  const masks = await masksOf(tx, map)
  if (!masks?.hasSight || !map.fog) return
  const { grid } = map.fog.mask
  const nothing = uniformMask(grid, false)
  const after = [...masks.byHolder.keys()].map((holder) => [holder, { seen: nothing, shown: nothing }] as const)
  await tellMasks(tx, map.sceneId, { before: masks, after: { ...masks, byHolder: new Map(after) } })
  for (const [holder, group] of await readGroups(tx, map.sceneId, grid)) {
    const closed = { ...group, seen: nothing, bright: nothing, shown: nothing, doors: [] }
    await storeGroup(tx, { scene: map.sceneId, holder }, closed)
  }
}

/** Forgets what a group remembers, or all groups. What it sees then is remembered again at the end of the transaction. */
export async function forget(
  tx: CampaignTransaction,
  { sceneId, fog }: MapRecord & { readonly fog: FogRecord },
  holder: string | null,
): Promise<number> {
  const nothing = uniformMask(fog.mask.grid, false)
  for (const [of, group] of await readGroups(tx, sceneId, fog.mask.grid))
    if (holder === null || holder === of)
      await storeGroup(tx, { scene: sceneId, holder: of }, { ...group, memory: nothing })
  return logSight(tx, sceneId, 'forgot')
}

function logSight(tx: CampaignTransaction, subject: string, did: SightChange['payload']['did']): number {
  const change: SightChange = { audience: 'entity', operation: 'sight', subject, payload: { did, areas: {} } }
  return tx.log(change)
}
