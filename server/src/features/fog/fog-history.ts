import type { FogGrid } from '@waybook/rules'

import type { Actor } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

import { withStroke, type HandOperation, type StoredHand } from '../sight/hand-fog.ts'
import type { NewOperation } from './fog-record.ts'
import { maskText, readMask } from './mask-text.ts'

/** Operations from one snapshot of the mask to the next. An undo starts at the last snapshot before the undone operations. */
const SNAPSHOT_EVERY = 64
/** How many operations can be undone, rounded up to the next snapshot. */
const UNDOABLE_MAX = 512

interface Entry {
  readonly place: number
  readonly stroke: string | null
}

/** The actor's newest operation on a scene's fog; `null` if there is none. */
export async function newestOperation(tables: CampaignTables, scene: string, actor: Actor): Promise<Entry | null> {
  const row = await operationsOf(tables, scene)
    .where('actor', '=', actor)
    .select(['place', 'stroke'])
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Stores an operation, with the mask before it if a snapshot is due. */
export async function keepOperation(
  tables: CampaignTables,
  { scene, actor, before, stroke, operation }: NewOperation & { scene: string; actor: Actor; before: StoredHand },
): Promise<void> {
  const { db, campaign } = tables
  const last = await operationsOf(tables, scene).select('place').orderBy('place', 'desc').limit(1).executeTakeFirst()
  const place = (last?.place ?? -1) + 1
  const isDue = place % SNAPSHOT_EVERY === 0
  const snapshot = isDue ? snapshotOf(before) : null
  await db
    .insertInto('fogOperation')
    .values({ campaign, scene, place, actor, stroke, operation: toJson(operation), snapshot })
    .execute()
  if (isDue && place > UNDOABLE_MAX)
    await deletionOf(tables, scene)
      .where('place', '<', place - UNDOABLE_MAX)
      .execute()
}

export async function forgetOperations(tables: CampaignTables, scene: string): Promise<void> {
  await deletionOf(tables, scene).execute()
}

/** Removes the actor's newest operation with its whole stroke, and returns the fog without them; `null` if there is none. */
export async function withoutNewest(
  tables: CampaignTables,
  { scene, actor, now }: { readonly scene: string; readonly actor: Actor; readonly now: StoredHand },
): Promise<StoredHand | null> {
  const newest = await newestOperation(tables, scene, actor)
  if (!newest) return null
  const { undone, first } = await strokeOf(tables, { scene, actor, newest })
  const rows = await readSince(tables, scene, first)
  let fog: StoredHand | null = null
  let isDue = false
  for (const { place, operation, snapshot } of rows) {
    fog ??= readSnapshot(now.mask.grid, snapshot ?? '')
    isDue ||= snapshot !== null
    if (undone.has(place)) continue
    if (isDue && place > first) await keepSnapshot(tables, { scene, place, fog })
    isDue = false
    fog = withStroke(fog, operation)
  }
  await deletionOf(tables, scene)
    .where('place', 'in', [...undone])
    .execute()
  return fog
}

function snapshotOf({ mask, byHand }: StoredHand): string {
  return byHand ? `${maskText(mask)} ${maskText(byHand)}` : maskText(mask)
}

function readSnapshot(grid: FogGrid, text: string): StoredHand {
  const [mask = '', byHand] = text.split(' ')
  return { mask: readMask(grid, mask), byHand: byHand === undefined ? null : readMask(grid, byHand) }
}

/** The places of the operations that are undone together, and the first of them. */
async function strokeOf(
  tables: CampaignTables,
  {
    scene,
    actor,
    newest: { place, stroke },
  }: { readonly scene: string; readonly actor: Actor; readonly newest: Entry },
) {
  if (stroke === null) return { undone: new Set([place]), first: place }
  const rows = await operationsOf(tables, scene)
    .where('actor', '=', actor)
    .where('stroke', '=', stroke)
    .select('place')
    .execute()
  const places = rows.map((row) => row.place)
  return { undone: new Set(places), first: Math.min(...places) }
}

/** The operations from the last snapshot at or before a place. */
async function readSince(tables: CampaignTables, scene: string, place: number) {
  const base = operationsOf(tables, scene)
    .where('place', '<=', place)
    .where('snapshot', 'is not', null)
    .select((eb) => eb.fn.max('place').as('place'))
  const rows = await operationsOf(tables, scene)
    .where('place', '>=', base)
    .select(['place', 'operation', 'snapshot'])
    .orderBy('place')
    .execute()
  return rows.map(({ operation, ...row }) => ({ ...row, operation: fromJson<HandOperation>(operation) }))
}

async function keepSnapshot(
  { db, campaign }: CampaignTables,
  { scene, place, fog }: { readonly scene: string; readonly place: number; readonly fog: StoredHand },
): Promise<void> {
  await db
    .updateTable('fogOperation')
    .set({ snapshot: snapshotOf(fog) })
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .where('place', '=', place)
    .execute()
}

function operationsOf({ db, campaign }: CampaignTables, scene: string) {
  return db.selectFrom('fogOperation').where('campaign', '=', campaign).where('scene', '=', scene)
}

function deletionOf({ db, campaign }: CampaignTables, scene: string) {
  return db.deleteFrom('fogOperation').where('campaign', '=', campaign).where('scene', '=', scene)
}

/** Whether there is an operation that the actor can undo. */
export async function isFogUndoable(tables: CampaignTables, sceneId: string, actor: Actor): Promise<boolean> {
  return (await newestOperation(tables, sceneId, actor)) !== null
}
