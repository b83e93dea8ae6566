import { readEntityId } from '@waybook/contract'

import type { EntityMatter } from '#campaign-folder/entity-file.ts'
import {
  keyOf,
  keyOfReference,
  namesAmong,
  namesOf,
  type EntityNames,
  type NameKey,
} from '#campaign-folder/entity-names.ts'
import { withoutMarkdown } from '#campaign-folder/file-id.ts'
import { targetsIn } from '#campaign-folder/targets.ts'
import type { CampaignTables } from '#database/database.ts'
import { asOneValue, divided, listOf } from '#database/statement/lists.ts'

interface NamesOptions {
  /** Further references to look up. */
  readonly also?: readonly string[]
  /** An entity to ignore, as if it did not exist. */
  readonly without?: string
}

/** The meanings of the references in these files, as if the files were stored. */
export async function readNamesFor(
  { db, campaign }: CampaignTables,
  matters: readonly EntityMatter[],
  { also = [], without }: NamesOptions = {},
): Promise<EntityNames> {
  const targets = [...new Set([...matters.flatMap(targetsIn), ...also])]
  const own = new Set(matters.map(({ id }) => id))
  const named = await db
    .selectFrom('entityName')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'entityName.campaign').onRef('entity.id', '=', 'entityName.entity'),
    )
    .where('entityName.campaign', '=', campaign)
    .where('key', 'in', listOf(db, [...new Set(targets.map(keyOf))]))
    .select(['entity', 'kind', 'key', 'sourcePath as file'])
    .execute()
  const written = targets.flatMap((target) => readEntityId(withoutMarkdown(target)) ?? [])
  const found = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(db, written))
    .select('id')
    .execute()
  const others = named.filter(({ entity }) => !own.has(entity) && entity !== without)
  const ids = [...found.map(({ id }) => id), ...others.map(({ entity }) => entity)].filter((id) => id !== without)
  const files = new Map([
    ...others.map(({ entity, file }) => [entity, file] as const),
    ...matters.map(({ id, file }) => [id, file] as const),
  ])
  return namesAmong(new Set([...own, ...ids]), [...others, ...matters.flatMap(namesOf)], files)
}

export async function readNames({ db, campaign }: CampaignTables, ids: readonly string[]): Promise<NameKey[]> {
  return await db
    .selectFrom('entityName')
    .where('campaign', '=', campaign)
    .where('entity', 'in', listOf(db, ids))
    .select(['entity', 'kind', 'key'])
    .execute()
}

/** The keys of the aliases of entities, by id. */
export async function readAliases(
  tables: CampaignTables,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const aliases = (await readNames(tables, ids)).filter(({ kind }) => kind === 'alias')
  return new Map(Array.from(Map.groupBy(aliases, idOf), ([id, keys]) => [id, keys.map(({ key }) => key)]))
}

/** The keys of references that may mean something else now. `before` and `after` are all names of some entities. */
export function changedKeys(before: readonly NameKey[], after: readonly NameKey[]): string[] {
  const written = ({ entity, kind, key }: NameKey) => JSON.stringify([entity, kind, key])
  const [was, is] = [new Set(before.map(written)), new Set(after.map(written))]
  const changed = [...before.filter((one) => !is.has(written(one))), ...after.filter((one) => !was.has(written(one)))]
  const [here, there] = [new Set(before.map(idOf)), new Set(after.map(idOf))]
  return [...new Set([...changed.map(({ key }) => key), ...[...here.symmetricDifference(there)].map(keyOfReference)])]
}

const idOf = ({ entity }: NameKey) => entity

/** The entities whose texts refer to something by one of these keys. */
export async function readReferring({ db, campaign }: CampaignTables, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('reference')
    .where('campaign', '=', campaign)
    .where('key', 'in', listOf(db, keys))
    .select('entity')
    .execute()
  // Sorted here, because with `order by` SQLite would scan the references of all entities.
  return [...new Set(rows.map(({ entity }) => entity))].toSorted()
}

/** The ids of all entities, in alphabetical order. */
export async function readIds({ db, campaign }: CampaignTables): Promise<ReadonlySet<string>> {
  const known = await db
    .selectFrom((eb) =>
      eb.selectFrom('entity').where('campaign', '=', campaign).select('id').orderBy('id').as('entity'),
    )
    .select(asOneValue('id').as('ids'))
    .executeTakeFirst()
  return new Set(divided(known?.ids))
}
