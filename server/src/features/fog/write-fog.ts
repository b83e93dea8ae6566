import { changedArea, fogginessOf, fogGrid, uniformMask, wholeGrid, withOperation, type FogMask } from '@waybook/rules'

import type { CampaignTransaction } from '#database/database.ts'
import { toFlag } from '#database/statement/columns.ts'

import { drawingsInFog } from '../drawings/drawings-in-fog.ts'
import { withHandoutNotice } from '../handouts/queries.ts'
import { logPicture } from '../pictures/set-picture.ts'
import type { FogChange } from './changes.ts'
import { forgetOperations, keepOperation, withoutNewest } from './fog-history.ts'
import type { FogRecord, MapRecord, NewOperation } from './fog-record.ts'
import { maskText } from './mask-text.ts'
import { tokensInFog } from './tokens-in-fog.ts'

/** The fog of a map; without any, fog that covers nothing. */
function fogOf({ picture, fog }: MapRecord): FogRecord {
  return (
    fog ?? { startsClosed: false, fits: true, isCovered: false, version: 0, mask: uniformMask(fogGrid(picture), true) }
  )
}

export async function changeFog(tx: CampaignTransaction, map: MapRecord, added: NewOperation): Promise<number> {
  const fog = fogOf(map)
  const mask = withOperation(fog.mask, added.operation)
  if (!changedArea(fog.mask, mask)) return fog.version
  if (!fog.fits) await forgetOperations(tx, map.sceneId)
  await keepOperation(tx, { ...added, scene: map.sceneId, actor: tx.actor, before: fog.mask })
  return await putMask(tx, map, { fog, mask, operation: added.operation })
}

export async function undoFog(tx: CampaignTransaction, map: MapRecord): Promise<number | null> {
  const fog = fogOf(map)
  if (!fog.fits) return null
  const mask = await withoutNewest(tx, { scene: map.sceneId, actor: tx.actor, now: fog.mask })
  return mask && (await putMask(tx, map, { fog, mask, operation: null }))
}

export async function startFog(tx: CampaignTransaction, map: MapRecord, closed: boolean): Promise<number> {
  const fog = fogOf(map)
  await forgetOperations(tx, map.sceneId)
  const mask = uniformMask(fogGrid(map.picture), !closed)
  return await putMask(tx, map, { fog: { ...fog, startsClosed: closed }, mask, operation: null })
}

/** Stores a mask, and logs what it changes: the fog, the tokens that it covers or reveals, and whether players may see the whole picture. */
async function putMask(
  tx: CampaignTransaction,
  { sceneId: scene, picture: { width, height } }: MapRecord,
  {
    fog,
    mask,
    operation,
  }: Pick<FogChange['payload'], 'operation'> & { readonly fog: FogRecord; readonly mask: FogMask },
): Promise<number> {
  const { db, campaign } = tx
  const area = changedArea(fog.mask, mask) ?? { left: 0, top: 0, right: 0, bottom: 0 }
  const payload = { after: fog.version, operation, area }
  const change: FogChange = { audience: 'entity', operation: 'fog', subject: scene, payload }
  const version = tx.log(change)
  const isCovered = fogginessOf(mask, wholeGrid(mask.grid)) !== 'revealed'
  const flags = { startsClosed: toFlag(fog.startsClosed), covered: toFlag(isCovered) }
  const columns = { ...flags, width, height, mask: maskText(mask), version }
  const store = async () => {
    await db
      .insertInto('sceneFog')
      .values({ campaign, scene, ...columns })
      .onConflict((conflict) => conflict.columns(['campaign', 'scene']).doUpdateSet(columns))
      .execute()
  }
  await (isCovered === fog.isCovered ? store() : withHandoutNotice(tx, store))
  await tokensInFog(tx, { scene, before: fog.mask, after: mask })
  await drawingsInFog(tx, { scene, before: fog.mask, after: mask })
  if (isCovered !== fog.isCovered) logPicture(tx, scene, isCovered ? 'removed' : 'restored')
  return version
}
