import type { Sight } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '../../database/campaign-tables.ts'
import { readCards } from './cards.ts'
import { countTags } from './count-tags.ts'
import type {
  CardPage,
  CardRecord,
  EntityRecord,
  ListFilter,
  ListQuery,
  MentionRecord,
  RelationshipRecord,
  TagCounts,
} from './entity-record.ts'
import { listEntities } from './list.ts'
import { readMentions } from './mentions.ts'
import { readEntity } from './read-entity.ts'
import { readRelationships } from './relationships.ts'
import { searchEntities } from './search.ts'
import { setVisibility } from './visibility.ts'

export interface EntityRepository {
  find(id: string, sight: Sight): Promise<EntityRecord | null>
  /** In the order of the ids; what the scope does not hold is left out. */
  cards(ids: readonly string[], sight: Sight): Promise<CardRecord[]>
  list(query: ListQuery, sight: Sight): Promise<CardPage>
  /** Counts what the list would hold, as far as the scope goes; the tags in no particular order. */
  countTags(filter: ListFilter, sight: Sight): Promise<TagCounts>
  /** The best first: names that begin with the words, then names that have them, then texts. No words find nothing. */
  search(words: readonly string[], limit: number, sight: Sight): Promise<EntityRecord[]>
  /** From and to this entity, where the scope holds both ends; the secret ones for everything only. */
  relationships(id: string, sight: Sight): Promise<RelationshipRecord[]>
  /** What mentions this entity, by name, where the scope holds both; what only secrets mention for everything only. */
  mentions(id: string, sight: Sight): Promise<MentionRecord[]>
}

export interface EntityWriter extends EntityRepository {
  /** Answers `false` where there is no such entity. */
  setVisibility(id: string, visible: boolean): Promise<boolean>
}

export function entityRepository(tables: CampaignTables): EntityRepository {
  return {
    find: async (id, sight) => await readEntity(tables, id, sight),
    cards: async (ids, sight) => await readCards(tables, ids, sight),
    list: async (query, sight) => await listEntities(tables, query, sight),
    countTags: async (filter, sight) => await countTags(tables, filter, sight),
    search: async (words, limit, sight) => await searchEntities(tables, { words, limit }, sight),
    relationships: async (id, sight) => await readRelationships(tables, id, sight),
    mentions: async (id, sight) => await readMentions(tables, id, sight),
  }
}

export function entityWriter(tx: CampaignTransaction): EntityWriter {
  return {
    ...entityRepository(tx),
    setVisibility: async (id, visible) => await setVisibility(tx, id, visible),
  }
}
