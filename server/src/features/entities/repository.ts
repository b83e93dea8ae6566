import type { Reveal, VisibilityScope } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { readCards } from './cards.ts'
import { countEntities, countLetters, countTags } from './count-tags.ts'
import type {
  CardPage,
  CardRecord,
  CountFilter,
  EntityRecord,
  LetterCount,
  ListFilter,
  ListQuery,
  MentionRecord,
  NameRecord,
  RelationshipRecord,
  TagCounts,
} from './entity-record.ts'
import { listEntities } from './list.ts'
import { readMentions } from './mentions.ts'
import { readNames } from './names.ts'
import { readEntity } from './read-entity.ts'
import { readRelationships } from './relationships.ts'
import { searchEntities, searchNearWords, type Within } from './search.ts'
import { setReveal, setVisibility } from './visibility.ts'

export interface EntityRepository {
  find(id: string, scope: VisibilityScope): Promise<EntityRecord | null>
  /** In the order of the ids; entities outside the scope are left out. */
  cards(ids: readonly string[], scope: VisibilityScope): Promise<CardRecord[]>
  /** In no particular order; entities outside the scope are left out. */
  names(ids: readonly string[], scope: VisibilityScope): Promise<NameRecord[]>
  list(query: ListQuery, scope: VisibilityScope): Promise<CardPage>
  /** How many entities the whole list has within the scope. */
  count(filter: ListFilter, scope: VisibilityScope): Promise<number>
  /** Counts the entities that the list would contain within the scope. Takes several turns, so not within a transaction. The tags are in no particular order. */
  countTags(filter: CountFilter, scope: VisibilityScope): Promise<TagCounts>
  /** Counts the entities that the list would contain within the scope, in no particular order. */
  countLetters(filter: Pick<ListFilter, 'tag' | 'words'>, scope: VisibilityScope): Promise<LetterCount[]>
  /** Best matches first: names that begin with the words, then names that contain them, then texts. Without words, finds nothing. */
  search(words: readonly string[], limit: number, scope: VisibilityScope, within?: Within): Promise<EntityRecord[]>
  /** The same with words that resemble the given ones; includes what `search` finds. A word that the scope does not include is not among them. */
  searchNear(words: readonly string[], limit: number, scope: VisibilityScope, within?: Within): Promise<EntityRecord[]>
  /** From and to this entity, if both ends are within the scope. Secret ones only if the scope includes everything. */
  relationships(id: string, scope: VisibilityScope): Promise<RelationshipRecord[]>
  /** The entities that mention this one, sorted by name, if both are within the scope. Secret mentions only if it includes everything. */
  mentions(id: string, scope: VisibilityScope): Promise<MentionRecord[]>
}

export interface EntityWriter extends EntityRepository {
  /** Returns `false` if there is no such entity. */
  setVisibility(id: string, visible: boolean): Promise<boolean>
  /** Returns `false` if there is no such entity. */
  setReveal(id: string, reveal: Reveal): Promise<boolean>
}

export function entityRepository(tables: CampaignTables): EntityRepository {
  return {
    find: async (id, scope) => await readEntity(tables, id, scope),
    cards: async (ids, scope) => await readCards(tables, ids, scope),
    names: async (ids, scope) => await readNames(tables, ids, scope),
    list: async (query, scope) => await listEntities(tables, query, scope),
    count: async (filter, scope) => await countEntities(tables, filter, scope),
    countTags: async (filter, scope) => await countTags(tables, filter, scope),
    countLetters: async (filter, scope) => await countLetters(tables, filter, scope),
    search: async (words, limit, scope, within = {}) =>
      await searchEntities(tables, { words, limit, ...within }, scope),
    searchNear: async (words, limit, scope, within = {}) =>
      await searchNearWords(tables, { words, limit, ...within }, scope),
    relationships: async (id, scope) => await readRelationships(tables, id, scope),
    mentions: async (id, scope) => await readMentions(tables, id, scope),
  }
}

export function entityWriter(tx: CampaignTransaction): EntityWriter {
  return {
    ...entityRepository(tx),
    setVisibility: async (id, visible) => await setVisibility(tx, id, visible),
    setReveal: async (id, reveal) => await setReveal(tx, id, reveal),
  }
}
