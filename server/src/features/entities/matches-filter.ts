import { PARTY_TAG, type VisibilityScope } from '@waybook/contract'
import { type ExpressionBuilder, sql } from 'kysely'

import { type CampaignTables, withinScope } from '#database/database.ts'
import { unindexed } from '#database/statement/unindexed.ts'
import type { Tables } from '#database/tables.ts'
import { NAMES, numbersNear, readableBy, type WordWithNear } from '#database/word-index.ts'

import { isSwitchedOn } from '../library/switched-off.ts'
import { picturedIds } from '../pictures/pictured-ids.ts'
import type { ListFilter } from './entity-record.ts'

/**
 * The start of a query: `few` begins at the entities with the filter's tag or a picture, `order` at the list's index if many match. SQLite
 * has no statistics to choose by, and a wrong choice reads the whole campaign.
 */
export type Beginning = 'few' | 'order'

/** The filter of a list as a condition on `entity`. */
export function matchesFilter(
  tables: CampaignTables,
  filter: ListFilter,
  { scope, beginning }: { readonly scope: VisibilityScope; readonly beginning: Beginning },
) {
  const { type, tag, words = [], from = '', party, pictured } = filter
  const typeColumn = beginning === 'few' ? unindexed(tables.db, sql`entity.type`) : sql`entity.type`
  const id = beginning === 'few' ? sql<string>`entity.id` : unindexed(tables.db, sql<string>`entity.id`)
  /** Membership depends on the tag, which is visible only with the page. */
  const isOfParty = (eb: ExpressionBuilder<Tables, 'entity'>, wanted: boolean) => {
    const tagged = eb(id, isIn(wanted), partyIds(tables))
    if (scope.everything) return tagged
    const hasPage = withinScope(scope)(eb)
    // Without a list of readers, the condition is null, neither true nor false.
    return wanted ? eb.and([tagged, hasPage]) : eb.or([tagged, sql<boolean>`(${hasPage}) is not true`])
  }
  return (eb: ExpressionBuilder<Tables, 'entity'>) =>
    eb.and([
      isSwitchedOn(tables),
      ...(type === undefined ? [] : [sql<boolean>`${typeColumn} = ${type}`]),
      ...(tag === undefined ? [] : [eb(id, 'in', taggedIds(tables, tag)), withinScope(scope)(eb)]),
      ...(from === '' ? [] : [sql<boolean>`entity."sortName" >= ${from}`]),
      ...(words.length === 0
        ? []
        : [
            matchesWords(
              tables,
              words.map((word) => ({ word, near: [] })),
              scope,
            )(eb),
          ]),
      ...(party === undefined ? [] : [isOfParty(eb, party)]),
      ...(pictured === undefined ? [] : [eb(id, isIn(pictured), picturedIds(tables, scope))]),
    ])
}

/** The condition that the parts of an entity in the scope contain the words. For some characters, that is only the name. */
export function matchesWords(tables: CampaignTables, words: readonly WordWithNear[], scope: VisibilityScope) {
  return (eb: ExpressionBuilder<Tables, 'entity'>) => {
    const matches = eb('entity.number', 'in', numbersNear(tables, words, readableBy(scope)))
    if (scope.everything) return matches
    const byName = eb('entity.number', 'in', numbersNear(tables, words, NAMES))
    return eb.and([matches, eb.or([withinScope(scope)(eb), byName])])
  }
}

const isIn = (wanted: boolean) => (wanted ? 'in' : 'not in')

function taggedIds({ db, campaign }: CampaignTables, tag: string) {
  return db.selectFrom('entityTag').where('campaign', '=', campaign).where('tag', '=', tag).select('entity')
}

/** Only characters are in the party, even if other entities have its tag. */
function partyIds(tables: CampaignTables) {
  return taggedIds(tables, PARTY_TAG).where('entity', 'like', 'characters/%')
}
