import { isDeepStrictEqual } from 'node:util'

import { Problem, type ChangedParts } from '@waybook/contract'

import type { CampaignTransaction } from '#database/database.ts'
import type { StepPart } from '#database/play-tables.ts'
import { toJson } from '#database/statement/columns.ts'
import { insertInto, listOf } from '#database/statement/lists.ts'
import type { WallPart } from '#database/wall-parts.ts'

import type { WallChange } from './changes.ts'
import { toChangedParts, type ChangedPart } from './presenter.ts'
import { readParts, type WallSet } from './read-walls.ts'
import { keepStep, takeStep } from './wall-steps.ts'

/** Stores changed walls and lights as one step that the actor can undo. */
export async function putParts(
  tx: CampaignTransaction,
  set: WallSet,
  wanted: readonly ChangedPart[],
): Promise<ChangedParts> {
  const stored = await partsById(tx, set)
  const changed = wanted.flatMap(({ id, part: after }): StepPart[] => {
    const before = stored.get(id) ?? null
    return isDeepStrictEqual(before, after) ? [] : [{ id, before, after }]
  })
  if (changed.length === 0) return toChangedParts([], 0)
  await keepStep(tx, set, changed)
  return await store(
    tx,
    set,
    changed.map(({ id, after: part }) => ({ id, part })),
  )
}

/** Opens or closes a door for a player. It is no step: players undo nothing, and a game master's undo must not open a door for them. */
export async function putDoor(tx: CampaignTransaction, set: WallSet, part: WallPart, by: string): Promise<void> {
  const { id } = part
  const before = (await partsById(tx, set)).get(id)
  if (!isDeepStrictEqual(before, part)) await store(tx, set, [{ id, part }], by)
}

/**
 * Undoes the actor's last step, or does the step again that they last undid. Skips steps of which somebody has changed a part since.
 * Returns `null` if there is none.
 */
export async function stepBack(
  tx: CampaignTransaction,
  set: WallSet,
  way: 'undo' | 'redo',
): Promise<ChangedParts | null> {
  const stored = await partsById(tx, set)
  for (let step = await takeStep(tx, set, way); step; step = await takeStep(tx, set, way)) {
    const parts = step.map(({ id, before, after }) =>
      way === 'undo' ? { id, now: after, part: before } : { id, now: before, part: after },
    )
    if (!parts.every(({ id, now }) => isDeepStrictEqual(stored.get(id) ?? null, now))) continue
    return await store(
      tx,
      set,
      parts.map(({ id, part }) => ({ id, part })),
    )
  }
  return null
}

async function partsById(tx: CampaignTransaction, set: WallSet): Promise<ReadonlyMap<string, WallPart>> {
  const parts = await readParts(tx, set)
  return new Map(parts.map(({ version: _version, ...part }) => [part.id, part]))
}

async function store(
  tx: CampaignTransaction,
  set: WallSet,
  changed: readonly ChangedPart[],
  by?: string,
): Promise<ChangedParts> {
  const { db, campaign } = tx
  const { scene, picture, about } = set
  const change: WallChange = { audience: 'gameMaster', operation: 'walls', subject: scene, payload: { changed, by } }
  const version = tx.log(change)
  await db
    .insertInto('sceneWalls')
    .values({ campaign, scene, picture, content: toJson(about), version })
    .onConflict((conflict) =>
      conflict.columns(['campaign', 'scene', 'picture']).doUpdateSet({ version, forSight: null }),
    )
    .execute()
  const ids = changed.map(({ id }) => id)
  await db.deleteFrom('wallPart').where('campaign', '=', campaign).where('id', 'in', listOf(db, ids)).execute()
  const rows = changed.flatMap(({ part }) => (part ? [rowOf(part, { campaign, scene, picture, version })] : []))
  await insertInto(db, 'wallPart', rows)
  return toChangedParts(changed, version)
}

interface PartKey {
  readonly campaign: string
  readonly scene: string
  readonly picture: string
  readonly version: number
}

export function rowOf({ id, what, content }: WallPart, key: PartKey) {
  return { ...key, id, what, content: toJson(content) }
}

/** The stored part with this id. Throws the Problem `not-found`. */
export function partIn<Part extends { readonly id: string }>(parts: readonly Part[], id: string): Part {
  const part = parts.find((one) => one.id === id)
  if (!part) throw new Problem('not-found', `The scene has no wall or light "${id}"`)
  return part
}
