import type { Reveal } from '@waybook/contract'

import type { Actor } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'
import { readLogged, type LogQuery } from '#database/read-log.ts'
import { listOf } from '#database/statement/lists.ts'

import { consequences, type ChangeRecord } from '../changes.ts'
import { readHands } from '../hands/queries.ts'
import { readRenamed } from '../writing/source.ts'

/** The part of the current state that decides what can be undone. */
export interface StateNow {
  /** The version of each text, and how much of the page all players see. */
  readonly pages: ReadonlyMap<string, { readonly version: number; readonly reveal: Reveal }>
  /** Retained past versions, as `id version`. */
  readonly revisions: ReadonlySet<string>
  /** Amounts by `character item`. */
  readonly amounts: ReadonlyMap<string, number>
  /** The ids of the entries of experience that are not undone. */
  readonly experience: ReadonlySet<string>
  /** The ids of the gifts that can be taken back. */
  readonly gifts: ReadonlySet<string>
  /** The actor's own notes that they have deleted and can restore. */
  readonly deletedNotes: ReadonlySet<string>
}

/** The changes that a game master may know of, newest first: without changes that are private to a user. */
export async function readLog(tables: CampaignTables, query: Omit<LogQuery, 'without'>): Promise<ChangeRecord[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operation and its payload were logged together
  return (await readLogged(tables, { ...query, without: consequences })) as ChangeRecord[]
}

/** All current and former ids of an entity, given one of them. */
export async function readLogIds(tables: CampaignTables, id: string): Promise<string[]> {
  const { db, campaign } = tables
  const current = (await readRenamed(tables, [id])).get(id) ?? id
  const former = await db
    .selectFrom('formerId')
    .where('campaign', '=', campaign)
    .where('entity', '=', current)
    .select('id')
    .execute()
  return [current, ...former.map((row) => row.id)]
}

/** The state of these entities, and of notes that this actor deleted after a time. */
export async function readStateNow(
  tables: CampaignTables,
  ids: readonly string[],
  { actor, deletedAfter }: { readonly actor: Actor; readonly deletedAfter: number },
): Promise<StateNow> {
  const { db, campaign } = tables
  const list = listOf(db, ids)
  const pages = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('id', 'in', list)
    .select(['id', 'version', 'reveal'])
    .execute()
  const revisions = await db
    .selectFrom('revision')
    .where('campaign', '=', campaign)
    .where('entity', 'in', list)
    .select(['entity', 'version'])
    .execute()
  const amounts = await db
    .selectFrom('inventory')
    .where('campaign', '=', campaign)
    .where('character', 'in', list)
    .select(['character', 'item', 'amount'])
    .execute()
  const experience = await db
    .selectFrom('experience')
    .where('campaign', '=', campaign)
    .where('character', 'in', list)
    .where('undone', '=', 0)
    .select('id')
    .execute()
  const notes = await db
    .selectFrom('note')
    .where('campaign', '=', campaign)
    .where('author', '=', actor)
    .where('deletedAt', '>', deletedAfter)
    .select('id')
    .execute()
  return {
    pages: new Map(pages.map(({ id, ...page }) => [id, page])),
    revisions: new Set(revisions.map(({ entity, version }) => `${entity} ${version}`)),
    amounts: new Map(amounts.map(({ character, item, amount }) => [`${character} ${item}`, amount])),
    experience: new Set(experience.map(({ id }) => id)),
    gifts: new Set((await readHands(tables)).gifts.flatMap(({ id, state }) => (state === 'taken' ? id : []))),
    deletedNotes: new Set(notes.map(({ id }) => id)),
  }
}
