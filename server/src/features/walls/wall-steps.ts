import type { CampaignTransaction } from '#database/database.ts'
import type { StepPart } from '#database/play-tables.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

import type { WallSet } from './read-walls.ts'

/** How many changes on a scene can be undone, by all game masters together. */
const STEPS_MAX = 200

/** Keeps a step of the actor. What they undid before cannot be done again then. */
export async function keepStep(
  tx: CampaignTransaction,
  { scene, picture }: WallSet,
  step: readonly StepPart[],
): Promise<void> {
  const { db, campaign, actor } = tx
  await stepsOf(tx, scene).where('actor', '=', actor).where('undone', '=', 1).execute()
  const last = await db
    .selectFrom('wallStep')
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .select((eb) => eb.fn.max('place').as('place'))
    .executeTakeFirst()
  const place = (last?.place ?? 0) + 1
  await db
    .insertInto('wallStep')
    .values({ campaign, scene, place, picture, actor, undone: 0, content: toJson(step) })
    .execute()
  await stepsOf(tx, scene)
    .where('place', '<=', place - STEPS_MAX)
    .execute()
}

/** The actor's last step, which becomes one to do again, or the step that they last undid, which becomes one to undo. */
export async function takeStep(
  { db, campaign, actor }: CampaignTransaction,
  { scene, picture }: WallSet,
  way: 'undo' | 'redo',
): Promise<readonly StepPart[] | null> {
  const step = await db
    .selectFrom('wallStep')
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .where('picture', '=', picture)
    .where('actor', '=', actor)
    .where('undone', '=', way === 'undo' ? 0 : 1)
    .select(['place', 'content'])
    .orderBy('place', way === 'undo' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst()
  if (!step) return null
  await db
    .updateTable('wallStep')
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .where('place', '=', step.place)
    .set({ undone: way === 'undo' ? 1 : 0 })
    .execute()
  return fromJson(step.content)
}

function stepsOf({ db, campaign }: CampaignTransaction, scene: string) {
  return db.deleteFrom('wallStep').where('campaign', '=', campaign).where('scene', '=', scene)
}
