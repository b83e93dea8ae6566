import {
  addApiKey,
  noteApiKeyUse,
  readApiKeyByHash,
  readApiKeys,
  removeApiKeys,
} from '../features/api-keys/repository.ts'
import { readCampaign } from '../features/campaign/read-campaign.ts'
import { setGrants } from '../features/campaign/set-grants.ts'
import { setSettings } from '../features/campaign/settings.ts'
import { readSources } from '../features/campaign/sources.ts'
import { readDynamic } from '../features/characters/read-dynamic.ts'
import { setDynamic } from '../features/characters/set-dynamic.ts'
import { setInventory } from '../features/characters/set-inventory.ts'
import { addRoll, readRolls } from '../features/dice/repository.ts'
import { keepThrow, readThrow } from '../features/dice/throw-repository.ts'
import { readCards } from '../features/entities/cards.ts'
import { countTags } from '../features/entities/count-tags.ts'
import { listEntities } from '../features/entities/list.ts'
import { readMentions } from '../features/entities/mentions.ts'
import { readEntity } from '../features/entities/read-entity.ts'
import { readRelationships } from '../features/entities/relationships.ts'
import { searchEntities } from '../features/entities/search.ts'
import { setVisibility } from '../features/entities/visibility.ts'
import { readFacts } from '../features/facts/repository.ts'
import { compareCampaign, importCampaign } from '../features/imports/import-campaign.ts'
import { putJob, readEndedJobs, readJob, readJobs, readTasks } from '../features/jobs/repository.ts'
import { readPictureHistory } from '../features/pictures/picture-history.ts'
import { forgetPictures } from '../features/pictures/pictures-in-use.ts'
import { readPicture } from '../features/pictures/read-picture.ts'
import { restorePicture } from '../features/pictures/restore-picture.ts'
import { removePicture, setPicture } from '../features/pictures/set-picture.ts'
import { readSceneEntities } from '../features/scenes/scene-entities.ts'
import { readSceneTransitions } from '../features/scenes/scene-transitions.ts'
import { readActiveScene, setActiveScene } from '../features/table/active-scene.ts'
import { readFigures } from '../features/table/figures.ts'
import { putToken } from '../features/table/put-token.ts'
import { readTableDeeds } from '../features/table/table-changes.ts'
import { readToken, readTokens } from '../features/table/tokens.ts'
import type { CampaignTables } from './campaign-tables.ts'
import { forgetChanges, newestSeq, noteChanges, readChanges, type Deed } from './change-log.ts'
import type { ChangeRecord } from './change-record.ts'
import type { Reads, Records, Writes } from './records.ts'
import { act, forgetActs } from './transaction.ts'

export interface Opening {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called after each commit, with what an act noted. */
  readonly written: (changes: readonly ChangeRecord[]) => void
}

/** The records port over SQL tables. */
export function openRecords(tables: CampaignTables, { now, written }: Opening): Records {
  return {
    ...reads(tables),
    act: async (wanted, write) => {
      const changes: ChangeRecord[] = []
      const answer = await act(tables, wanted, {
        now,
        noted: (some) => void changes.push(...some),
        write: async (within, deed) => await write({ ...reads(within), ...writes(within, deed) }),
      })
      written(changes)
      return answer
    },
    compare: async (campaign) => await compareCampaign(tables, campaign),
    import: async (campaign, actor) => {
      const report = await importCampaign(tables, campaign, { actor, at: now() })
      written([])
      return report
    },
    forgetChanges: async (keep) => await forgetChanges(tables, keep),
    forgetActs: async () => await forgetActs(tables, now()),
    forgetPictures: async (removedBefore) => await forgetPictures(tables, removedBefore),
    noteApiKeyUse: async (id, at) => await noteApiKeyUse(tables, { id, at }),
    keepThrow: async (rollId, motion) => await keepThrow(tables, rollId, motion),
  }
}

function reads(tables: CampaignTables): Reads {
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
    rolls: async (query, viewer) => await readRolls(tables, query, viewer),
    throwOf: async (rollId, viewer) => await readThrow(tables, rollId, viewer),
    activeScene: async (sight) => await readActiveScene(tables, sight),
    tokens: async (sceneId, sight) => await readTokens(tables, sceneId, sight),
    token: async (id, sight) => await readToken(tables, id, sight),
    figures: async (characterIds) => await readFigures(tables, characterIds),
    tableDeeds: async (actor, newest) => await readTableDeeds(tables, actor, newest),
    facts: async (ids, sight) => await readFacts(tables, ids, sight),
    picture: async (key, viewer) => await readPicture(tables, key, viewer),
    pictureHistory: async (entityId) => await readPictureHistory(tables, entityId),
    jobs: async (limit) => await readJobs(tables, limit),
    job: async (id) => await readJob(tables, id),
    tasks: async () => await readTasks(tables),
    endedJobs: async (before) => await readEndedJobs(tables, before),
    apiKeys: async (owner) => await readApiKeys(tables, owner),
    apiKeyByHash: async (hash) => await readApiKeyByHash(tables, hash),
    sources: async () => await readSources(tables),
    changes: async (since, limit) => await readChanges(tables, since, limit),
    seq: async () => await newestSeq(tables),
  }
}

function writes(tables: CampaignTables, deed: Deed): Omit<Writes, keyof Reads> {
  return {
    at: deed.at,
    setVisibility: async (id, visible) => await setVisibility(tables, { id, visible }, deed),
    setPicture: async (entityId, picture) => await setPicture(tables, { entityId, picture }, deed),
    removePicture: async (entityId) => await removePicture(tables, entityId, deed),
    restorePicture: async (entityId, id) => await restorePicture(tables, { entityId, id }, deed),
    setDynamic: async (characterId, fields) => await setDynamic(tables, { characterId, fields }, deed),
    setInventory: async (characterId, itemId, amount) =>
      await setInventory(tables, { characterId, itemId, amount }, deed),
    addRoll: async (roll) => await addRoll(tables, roll, deed),
    putToken: async (id, state, takesBack) => await putToken(tables, { id, state, takesBack }, deed),
    setActiveScene: async (scene) => await setActiveScene(tables, scene, deed),
    setGrants: async (grants) => await setGrants(tables, grants, deed),
    noteMember: async (subject, payload) =>
      void (await noteChanges(tables, deed, [{ audience: 'gameMaster', operation: 'member', subject, payload }])),
    setSettings: async (settings) => await setSettings(tables, settings, deed),
    putJob: async (id, record) => await putJob(tables, id, record, deed),
    addApiKey: async (key) => await addApiKey(tables, key, deed),
    removeApiKeys: async (owner, id) => await removeApiKeys(tables, { owner, id }, deed),
  }
}
