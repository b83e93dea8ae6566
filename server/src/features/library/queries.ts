import { reaches, type ParamsOf, type VisibilityScope } from '@waybook/contract'
import { plainSkill, type AdversaryKind, type LibraryKind } from '@waybook/rules'
import { sql, type ExpressionBuilder } from 'kysely'

import type { Change } from '#database/change.ts'
import { type CampaignTables, type CampaignTransaction, withinScope } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'

import { cardColumns, selectEntities, toCard } from '../entities/cards.ts'
import type { CardRecord } from '../entities/entity-record.ts'
import { matchesWords } from '../entities/matches-filter.ts'
import { readCursor, writeCursor } from '../entities/page-cursor.ts'
import { switchedOff } from './switched-off.ts'

/** A set was switched on or off. The subject is its id. */
export type SetSwitchedChange = Change<'setSwitched', { readonly on: boolean }>

export type LibraryFilter = Omit<ParamsOf<'getLibrary'>, 'query'> & {
  readonly words: readonly string[]
  readonly limit: number
}

export interface LibraryRecord extends CardRecord {
  readonly kind: LibraryKind
  readonly rank: AdversaryKind | null
  readonly maxHp: number | null
  /** The id of its set; empty for the campaign's own. */
  readonly set: string
}

type Builder = ExpressionBuilder<Tables, 'libraryEntry' | 'entity'>

/** Players see adversaries of which they see the figures, because the kind and the rank are figures. */
function isListed(tables: CampaignTables, scope: VisibilityScope) {
  return (eb: Builder) => {
    const isOn = eb('libraryEntry.set', 'not in', switchedOff(tables))
    if (scope.everything) return isOn
    const isOpen = eb.or([eb('libraryEntry.kind', '!=', 'adversary'), withinScope(scope, 'figures')(eb)])
    return eb.and([isOn, withinScope(scope)(eb), isOpen])
  }
}

/** The part of a filter that the entry alone decides. */
function hasFacts({ kind, rank, skill, tier, priceMost, rarityMost, set }: LibraryFilter) {
  return (eb: ExpressionBuilder<Tables, 'libraryEntry'>) =>
    eb.and([
      ...(kind === undefined ? [] : [eb('libraryEntry.kind', '=', kind)]),
      ...(rank === undefined ? [] : [eb('libraryEntry.rank', '=', rank)]),
      ...(skill === undefined ? [] : [eb('libraryEntry.skills', 'like', `% ${plainSkill(skill)} %`)]),
      ...(tier === undefined ? [] : [eb('libraryEntry.tier', '=', tier)]),
      ...(priceMost === undefined ? [] : [eb('libraryEntry.price', '<=', priceMost)]),
      ...(rarityMost === undefined ? [] : [eb('libraryEntry.rarity', '<=', rarityMost)]),
      ...(set === undefined ? [] : [eb('libraryEntry.set', '=', set === 'own' ? '' : set)]),
    ])
}

function matches(tables: CampaignTables, filter: LibraryFilter, scope: VisibilityScope) {
  const words = filter.words.map((word) => ({ word, near: [] }))
  return (eb: Builder) =>
    eb.and([
      isListed(tables, scope)(eb),
      hasFacts(filter)(eb),
      ...(words.length === 0 ? [] : [matchesWords(tables, words, scope)(eb)]),
    ])
}

/** Entries by name. */
export async function readLibrary(tables: CampaignTables, filter: LibraryFilter, scope: VisibilityScope) {
  const { after, limit } = filter
  let selected = selectEntities(tables, scope)
    .innerJoin('libraryEntry', (join) =>
      join.onRef('libraryEntry.campaign', '=', 'entity.campaign').onRef('libraryEntry.entity', '=', 'entity.id'),
    )
    .where(matches(tables, filter, scope))
  if (after !== undefined) {
    const place = readCursor(after, ['string', 'string'])
    selected = selected.where(sql<boolean>`("libraryEntry"."sortName", "libraryEntry".entity) > (${sql.join(place)})`)
  }
  const rows = await selected
    .select(cardColumns)
    .select(['libraryEntry.kind', 'libraryEntry.rank', 'libraryEntry.set', 'libraryEntry.sortName', 'entity.maxHp'])
    .orderBy('libraryEntry.sortName')
    .orderBy('libraryEntry.entity')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const entries = page.map(({ kind, rank, set, maxHp, ...row }): LibraryRecord => ({
    ...toCard(row, scope),
    kind,
    rank,
    set,
    maxHp,
  }))
  return { entries, next: last ? writeCursor([last.sortName, last.id]) : null }
}

const joined = ({ db, campaign }: CampaignTables) =>
  db
    .selectFrom('libraryEntry')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'libraryEntry.campaign').onRef('entity.id', '=', 'libraryEntry.entity'),
    )
    .where('libraryEntry.campaign', '=', campaign)

/** Entries outside of sets that are off. For game masters, who see every page, so their pages need not be looked up. */
const entriesThatAreOn = (tables: CampaignTables) =>
  tables.db
    .selectFrom('libraryEntry')
    .where('libraryEntry.campaign', '=', tables.campaign)
    .where('libraryEntry.set', 'not in', switchedOff(tables))

export async function countMatches(tables: CampaignTables, filter: LibraryFilter, scope: VisibilityScope) {
  if (scope.everything && filter.words.length === 0) {
    const { entries } = await entriesThatAreOn(tables)
      .where(hasFacts(filter))
      .select((eb) => eb.fn.countAll<number | string>().as('entries'))
      .executeTakeFirstOrThrow()
    return Number(entries)
  }
  const { entries } = await joined(tables)
    .where(matches(tables, filter, scope))
    .select((eb) => eb.fn.countAll<number | string>().as('entries'))
    .executeTakeFirstOrThrow()
  return Number(entries)
}

export async function countKinds(tables: CampaignTables, scope: VisibilityScope) {
  const rows = scope.everything
    ? await entriesThatAreOn(tables)
        .groupBy('libraryEntry.kind')
        .select((eb) => ['libraryEntry.kind', eb.fn.countAll<number | string>().as('entries')])
        .execute()
    : await joined(tables)
        .where(isListed(tables, scope))
        .groupBy('libraryEntry.kind')
        .select((eb) => ['libraryEntry.kind', eb.fn.countAll<number | string>().as('entries')])
        .execute()
  return rows.map(({ kind, entries }) => ({ kind, entries: Number(entries) }))
}

interface SetRecord {
  readonly id: string
  readonly entries: number
  readonly on: boolean
}

/** The sets with entries within the scope. Players get none that is off. */
export async function readSets(tables: CampaignTables, scope: VisibilityScope): Promise<SetRecord[]> {
  const { db, campaign } = tables
  const off = await db.selectFrom('setOff').where('campaign', '=', campaign).select('set').execute()
  const offIds = new Set(off.map(({ set }) => set))
  let listed = joined(tables).where('libraryEntry.set', '!=', '')
  if (!scope.everything) listed = listed.where(isListed(tables, scope))
  const rows = await listed
    .groupBy('libraryEntry.set')
    .select((eb) => ['libraryEntry.set', eb.fn.countAll<number | string>().as('entries')])
    .orderBy('libraryEntry.set')
    .execute()
  return rows.map(({ set, entries }) => ({ id: set, entries: Number(entries), on: !offIds.has(set) }))
}

/** Returns `false` if it was so already. */
export async function switchSet(tx: CampaignTransaction, set: string, on: boolean): Promise<boolean> {
  const { db, campaign } = tx
  const off = db.selectFrom('setOff').where('campaign', '=', campaign).where('set', '=', set)
  const isOn = (await off.select('set').executeTakeFirst()) === undefined
  if (isOn === on) return false
  if (on) await db.deleteFrom('setOff').where('campaign', '=', campaign).where('set', '=', set).execute()
  else await db.insertInto('setOff').values({ campaign, set }).execute()
  const audience = (await isKnown(tx, set)) ? 'everyone' : 'gameMaster'
  const change: SetSwitchedChange = { audience, operation: 'setSwitched', subject: set, payload: { on } }
  tx.log(change)
  return true
}

/** Whether any player sees the name of one of its entries. */
async function isKnown(tables: CampaignTables, set: string): Promise<boolean> {
  const rows = await joined(tables)
    .where('libraryEntry.set', '=', set)
    .where((eb) => eb.or([eb('entity.reveal', '!=', 'hidden'), eb('entity.readers', 'is not', null)]))
    .select(['entity.reveal', 'entity.readers'])
    .limit(1)
    .execute()
  return rows.some(({ reveal, readers }) => reaches(reveal, 'name') || readers !== null)
}

/** Whether the campaign has entries of the set. */
export async function hasSet(tables: CampaignTables, set: string): Promise<boolean> {
  const row = await joined(tables).where('libraryEntry.set', '=', set).select('entity.id').limit(1).executeTakeFirst()
  return row !== undefined
}
