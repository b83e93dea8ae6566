import type { Records } from '../records.ts'
import type { CampaignTables } from './campaign-tables.ts'
import { readCampaign } from './campaign.ts'
import { readCards } from './cards.ts'
import { newestSeq, readChanges } from './changes.ts'
import { countTags } from './count-tags.ts'
import { readDynamic } from './dynamic.ts'
import { readEntity } from './entity.ts'
import { readFacts } from './facts.ts'
import { compareCampaign, importCampaign } from './import/import-campaign.ts'
import { listEntities } from './list.ts'
import { readMentions } from './mentions.ts'
import { readPicture } from './picture.ts'
import { readRelationships } from './relationships.ts'
import { readSceneEntities } from './scene-entities.ts'
import { readSceneTransitions } from './scene-transitions.ts'
import { searchEntities } from './search.ts'
import { readSources } from './sources.ts'
import { setVisibility } from './visibility.ts'

/** The records port over SQL tables; `now` is in milliseconds since 1970. */
export function openRecords(tables: CampaignTables, now: () => number): Records {
  return {
    campaign: async () => await readCampaign(tables),
    entity: async (id, sight) => await readEntity(tables, id, sight),
    cards: async (ids, sight) => await readCards(tables, ids, sight),
    list: async (query, sight) => await listEntities(tables, query, sight),
    countTags: async (filter, sight) => await countTags(tables, filter, sight),
    search: async (words, limit, sight) => await searchEntities(tables, { words, limit }, sight),
    relationships: async (id, sight) => await readRelationships(tables, id, sight),
    mentions: async (id, sight) => await readMentions(tables, id, sight),
    sceneEntities: async (sceneId, sight) => await readSceneEntities(tables, sceneId, sight),
    sceneTransitions: async (sceneId, sight) => await readSceneTransitions(tables, sceneId, sight),
    dynamic: async (characterId, sight) => await readDynamic(tables, characterId, sight),
    facts: async (ids, sight) => await readFacts(tables, ids, sight),
    picture: async (key, sight) => await readPicture(tables, key, sight),
    setVisibility: async (id, visible, actor) => await setVisibility(tables, { id, visible }, { actor, at: now() }),
    compare: async (campaign) => await compareCampaign(tables, campaign),
    import: async (campaign, actor) => await importCampaign(tables, campaign, { actor, at: now() }),
    sources: async () => await readSources(tables),
    changes: async (since, limit) => await readChanges(tables, since, limit),
    seq: async () => await newestSeq(tables),
  }
}
