import { PARTY_TAG, type VisibilityScope } from '@waybook/contract'
import type { ExpressionBuilder } from 'kysely'

import type { CampaignTables } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'
import { numbersWith, readableBy } from '#database/word-index.ts'

import { picturedIds } from '../pictures/pictured-ids.ts'
import type { ListFilter } from './entity-record.ts'

/** The filter of a list as a condition on `entity`. */
export function matchesFilter(tables: CampaignTables, filter: ListFilter, scope: VisibilityScope) {
  const { type, tag, words = [], party, pictured } = filter
  return (eb: ExpressionBuilder<Tables, 'entity'>) =>
    eb.and([
      ...(type === undefined ? [] : [eb('entity.type', '=', type)]),
      ...(tag === undefined ? [] : [eb('entity.id', 'in', taggedIds(tables, tag))]),
      ...(words.length === 0 ? [] : [eb('entity.number', 'in', numbersWith(tables.db, words, readableBy(scope)))]),
      ...(party === undefined ? [] : [eb('entity.id', isIn(party), partyIds(tables))]),
      ...(pictured === undefined ? [] : [eb('entity.id', isIn(pictured), picturedIds(tables))]),
    ])
}

const isIn = (wanted: boolean) => (wanted ? 'in' : 'not in')

function taggedIds({ db, campaign }: CampaignTables, tag: string) {
  return db.selectFrom('entityTag').where('campaign', '=', campaign).where('tag', '=', tag).select('entity')
}

/** Only characters are in the party, whatever else has its tag. */
function partyIds(tables: CampaignTables) {
  return taggedIds(tables, PARTY_TAG).where('entity', 'like', 'characters/%')
}
