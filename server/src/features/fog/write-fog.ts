import { changedArea, fogginessOf, fogGrid, uniformMask, wholeGrid, type FogArea } from '@waybook/rules'

import type { CampaignTransaction } from '#database/database.ts'
import { toFlag } from '#database/statement/columns.ts'

import { drawingsInFog } from '../drawings/drawings-in-fog.ts'
import { withHandoutNotice } from '../handouts/queries.ts'
import { logPicture } from '../pictures/set-picture.ts'
import { decidedByHand, shownWithoutSight, withStroke, type StoredHand } from '../sight/hand-fog.ts'
import type { FogChange } from './changes.ts'
import { forgetOperations, keepOperation, withoutNewest } from './fog-history.ts'
import type { FogRecord, MapRecord, NewOperation } from './fog-record.ts'
import { maskText } from './mask-text.ts'
import { tokensInFog } from './tokens-in-fog.ts'

/** The fog of a map; without any, fog that covers nothing. */
function fogOf({ picture, fog }: MapRecord): FogRecord {
  const mask = uniformMask(fogGrid(picture), true)
  return fog ?? { startsClosed: false, fits: true, isCovered: false, version: 0, mask, byHand: null }
}

export async function changeFog(tx: CampaignTransaction, map: MapRecord, added: NewOperation): Promise<number> {
  const fog = fogOf(map)
  const after = withStroke(fog, added.operation)
  if (!areaBetween(fog, after)) return fog.version
  if (!fog.fits) await forgetOperations(tx, map.sceneId)
  await keepOperation(tx, { ...added, scene: map.sceneId, actor: tx.actor, before: fog })
  return await putFog(tx, map, { fog, after, operation: added.operation })
}

export async function undoFog(tx: CampaignTransaction, map: MapRecord): Promise<number | null> {
  const fog = fogOf(map)
  if (!fog.fits) return null
  const after = await withoutNewest(tx, { scene: map.sceneId, actor: tx.actor, now: fog })
  return after && (await putFog(tx, map, { fog, after, operation: null }))
}

export async function startFog(tx: CampaignTransaction, map: MapRecord, closed: boolean): Promise<number> {
  const fog = fogOf(map)
  await forgetOperations(tx, map.sceneId)
  const mask = uniformMask(fogGrid(map.picture), !closed)
  const after = { mask, byHand: fog.byHand && decidedByHand(mask, { startsClosed: closed }) }
  return await putFog(tx, map, { fog: { ...fog, startsClosed: closed }, after, operation: null })
}

/** Leaves a scene to sight, apart from what is by hand, or takes it back. Earlier strokes can no longer be undone. */
export async function leaveToSight(tx: CampaignTransaction, map: MapRecord, toSight: boolean): Promise<void> {
  const fog = fogOf(map)
  if ((fog.byHand !== null) === toSight) return
  await forgetOperations(tx, map.sceneId)
  const after = { mask: fog.mask, byHand: toSight ? decidedByHand(fog.mask, fog) : null }
  await putFog(tx, map, { fog, after, operation: null })
}

/** An area with all cells that differ; `null` if there are none. All cells if sight is switched on or off. */
function areaBetween(before: StoredHand, after: StoredHand): FogArea | null {
  if (!before.byHand || !after.byHand)
    return before.byHand === after.byHand ? changedArea(before.mask, after.mask) : wholeGrid(before.mask.grid)
  return changedArea(before.mask, after.mask) ?? changedArea(before.byHand, after.byHand)
}

type Put = Pick<FogChange['payload'], 'operation'> & { readonly fog: FogRecord; readonly after: StoredHand }

/**
 * Stores fog, and logs what it changes: the fog, the tokens and drawings that it covers or reveals, and whether players may see the whole
 * picture. With sight, what tokens see decides about tokens and drawings.
 */
async function putFog(
  tx: CampaignTransaction,
  { sceneId: scene, picture: { width, height } }: MapRecord,
  { fog, after, operation }: Put,
): Promise<number> {
  const { db, campaign } = tx
  const { mask, byHand } = after
  const area = areaBetween(fog, after) ?? { left: 0, top: 0, right: 0, bottom: 0 }
  const payload = { after: fog.version, operation, area }
  const change: FogChange = { audience: 'entity', operation: 'fog', subject: scene, payload }
  const version = tx.log(change)
  const isCovered = byHand !== null || fogginessOf(mask, wholeGrid(mask.grid)) !== 'revealed'
  const flags = { startsClosed: toFlag(fog.startsClosed), covered: toFlag(isCovered) }
  const columns = { ...flags, width, height, mask: maskText(mask), byHand: byHand && maskText(byHand), version }
  const store = async () => {
    await db
      .insertInto('sceneFog')
      .values({ campaign, scene, ...columns })
      .onConflict((conflict) => conflict.columns(['campaign', 'scene']).doUpdateSet(columns))
      .execute()
  }
  await (isCovered === fog.isCovered ? store() : withHandoutNotice(tx, store))
  const shown = { before: shownWithoutSight(fog), after: shownWithoutSight(after) }
  await tokensInFog(tx, { scene, ...shown })
  await drawingsInFog(tx, { scene, ...shown })
  if (isCovered !== fog.isCovered) logPicture(tx, scene, isCovered ? 'removed' : 'restored')
  return version
}
