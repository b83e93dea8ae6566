import { categoryOf, isEntityId, Problem, typeOfId, type EntityType } from '@waybook/contract'

import { readMatter } from '#campaign-folder/entity-file.ts'
import { idOfName } from '#campaign-folder/file-id.ts'
import type { CampaignTables } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'
import { pageProblems } from '#sentences/problems.ts'

/** How many ids are tried for entities of the same name. */
const TRIED_MAX = 200

/** The first free id for an entity with this text, even if its name has no letters that an id may have. */
export async function newId(tables: CampaignTables, type: EntityType, text: string): Promise<string> {
  const category = categoryOf[type]
  const name = readMatter({ id: `${category}/new`, path: '', text }).fields?.name ?? ''
  const first = idOfName(type, name)
  const tried = [first, ...Array.from({ length: TRIED_MAX }, (_, index) => `${first}-${index + 2}`)]
  const taken = await readTaken(tables, tried)
  const free = tried.find((id) => !taken.has(id))
  if (free === undefined) throw new Problem('conflict', pageProblems.tooManyOfName({ name }))
  return free
}

/** Throws the Problem `conflict` if an entity has this id or had it before it was deleted, and `bad-params` if it is not an id for its type. */
export async function expectFree(tables: CampaignTables, type: EntityType, id: string): Promise<void> {
  if (!isEntityId(id) || typeOfId(id) !== type)
    throw new Problem('bad-params', `The id must begin with ${categoryOf[type]}/`)
  const taken = await readTaken(tables, [id])
  if (!taken.has(id)) return
  const how =
    taken.get(id) === 'deleted' ? 'was deleted: restore it, or choose another id' : 'exists already: choose another id'
  throw new Problem('conflict', `${id} ${how}.`)
}

/** The ids among these that are in use, or that a deleted entity has. Former ids of renamed entities count as free. */
async function readTaken({ db, campaign }: CampaignTables, ids: readonly string[]) {
  const existing = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(db, ids))
    .select('id')
    .execute()
  const deleted = await db
    .selectFrom('deletedEntity')
    .where('campaign', '=', campaign)
    .where('entity', 'in', listOf(db, ids))
    .select('entity')
    .execute()
  const taken = new Map<string, 'used' | 'deleted'>(deleted.map(({ entity }) => [entity, 'deleted']))
  for (const { id } of existing) taken.set(id, 'used')
  return taken
}
