import { isDeepStrictEqual } from 'node:util'

import type { CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

import { holdersWithDrawing, readMasks, type SceneMasks } from '../sight/scene-masks.ts'
import { sceneOnTable } from '../table/queries.ts'
import type { DrawingChange } from './changes.ts'
import { stateOf, type DrawingState } from './drawing-record.ts'
import { readDrawing } from './read-drawings.ts'

/** How many changes on a scene can be undone, by all game masters together. */
const STEPS_MAX = 500

export interface DrawingPut {
  readonly id: string
  readonly sceneId: string
  /** `null` removes it. */
  readonly state: DrawingState | null
}

/** Creates, replaces or removes a drawing, as a step that its author can undo. Returns its version. */
export async function putDrawing(tx: CampaignTransaction, put: DrawingPut): Promise<number> {
  const stored = await readDrawing(tx, put.id)
  const before = stored && stateOf(stored)
  if (isDeepStrictEqual(before, put.state)) return stored?.version ?? 0
  await keepStep(tx, put, before)
  return await store(tx, put, before)
}

/** The place above all drawings of a scene. */
export async function nextPlace({ db, campaign }: CampaignTransaction, sceneId: string): Promise<number> {
  const row = await db
    .selectFrom('drawing')
    .where('campaign', '=', campaign)
    .where('scene', '=', sceneId)
    .select((eb) => eb.fn.max('place').as('place'))
    .executeTakeFirst()
  return (row?.place ?? 0) + 1
}

/** Undoes the actor's last step whose drawing nobody has changed since. Returns whether there was one. */
export async function undoDrawing(tx: CampaignTransaction, sceneId: string): Promise<boolean> {
  for (let step = await lastStep(tx, sceneId); step; step = await lastStep(tx, sceneId)) {
    await stepsOf(tx, sceneId).where('place', '=', step.place).execute()
    const stored = await readDrawing(tx, step.drawing)
    const now = stored && stateOf(stored)
    if (!isDeepStrictEqual(now, readState(step.after))) continue
    await store(tx, { id: step.drawing, sceneId, state: readState(step.before) }, now)
    return true
  }
  return false
}

function readState(text: string | null): DrawingState | null {
  return text === null ? null : stateOf(fromJson<DrawingState>(text))
}

async function store(
  tx: CampaignTransaction,
  { id, sceneId: scene, state }: DrawingPut,
  before: DrawingState | null,
): Promise<number> {
  const { db, campaign } = tx
  const isOnTable = (await sceneOnTable(tx)) === scene
  const masks = isOnTable ? await readMasks(tx, scene) : null
  const inSight = {
    known: [...(masks?.byHolder.keys() ?? [])],
    before: holdersOf(masks, before),
    after: holdersOf(masks, state),
  }
  const isForPlayers = (one: DrawingState | null, holders: readonly string[]) =>
    isOnTable && one?.audience === 'everyone' && (masks === null || holders.length > 0)
  const forPlayers = { before: isForPlayers(before, inSight.before), after: isForPlayers(state, inSight.after) }
  const payload = { drawingId: id, state, forPlayers, ...(masks?.hasSight === true && { inSight }) }
  const version = logDrawing(tx, { subject: scene, payload })
  if (state) {
    const { place, ...content } = state
    const columns = { scene, place, content: toJson(content), version }
    await db
      .insertInto('drawing')
      .values({ campaign, id, ...columns })
      .onConflict((conflict) => conflict.columns(['campaign', 'id']).doUpdateSet(columns))
      .execute()
  } else await db.deleteFrom('drawing').where('campaign', '=', campaign).where('id', '=', id).execute()
  return version
}

function holdersOf(masks: SceneMasks | null, drawing: DrawingState | null): string[] {
  return masks && drawing ? holdersWithDrawing(masks, drawing) : []
}

/** Returns the number of the change. */
export function logDrawing(
  tx: CampaignTransaction,
  { subject, payload }: Pick<DrawingChange, 'subject' | 'payload'>,
): number {
  const { before, after } = payload.forPlayers
  const audience = before || after ? 'entity' : 'gameMaster'
  const change: DrawingChange = { audience, operation: 'drawing', subject, payload }
  return tx.log(change)
}

async function keepStep(
  tx: CampaignTransaction,
  { id, sceneId: scene, state }: DrawingPut,
  before: DrawingState | null,
): Promise<void> {
  const { db, campaign, actor } = tx
  const last = await db
    .selectFrom('drawingStep')
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .select((eb) => eb.fn.max('place').as('place'))
    .executeTakeFirst()
  const place = (last?.place ?? 0) + 1
  const states = { before: before && toJson(before), after: state && toJson(state) }
  await db
    .insertInto('drawingStep')
    .values({ campaign, scene, place, actor, drawing: id, ...states })
    .execute()
  await stepsOf(tx, scene)
    .where('place', '<=', place - STEPS_MAX)
    .execute()
}

async function lastStep({ db, campaign, actor }: CampaignTransaction, scene: string) {
  return await db
    .selectFrom('drawingStep')
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .where('actor', '=', actor)
    .select(['place', 'drawing', 'before', 'after'])
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function stepsOf({ db, campaign }: CampaignTransaction, scene: string) {
  return db.deleteFrom('drawingStep').where('campaign', '=', campaign).where('scene', '=', scene)
}
