import type { VisibilityScope } from '@waybook/contract'
import type { ExpressionBuilder } from 'kysely'

import type { CampaignTables } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'
import { numbersWith, readableBy } from '#database/word-index.ts'

import type { ListFilter } from './entity-record.ts'

/** The filter of a list as a condition on `entity`. */
export function matchesFilter(tables: CampaignTables, { type, tag, words = [] }: ListFilter, scope: VisibilityScope) {
  return (eb: ExpressionBuilder<Tables, 'entity'>) =>
    eb.and([
      ...(type === undefined ? [] : [eb('entity.type', '=', type)]),
      ...(tag === undefined ? [] : [eb('entity.id', 'in', taggedIds(tables, tag))]),
      ...(words.length === 0 ? [] : [eb('entity.number', 'in', numbersWith(tables.db, words, readableBy(scope)))]),
    ])
}

function taggedIds({ db, campaign }: CampaignTables, tag: string) {
  return db.selectFrom('entityTag').where('campaign', '=', campaign).where('tag', '=', tag).select('entity')
}
