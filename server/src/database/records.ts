import type { EntityType, Grant, PropertyValue, Settings, Sight, SomeSettings, Viewer } from '@waybook/contract'
import type { Characteristics, SkillRanks } from '@waybook/rules'

import type { AuthoredCampaign, AuthoredTransition, StoredPicture } from '../campaign-folder/authored.ts'
import type { ApiKeyRecord } from '../features/api-keys/api-key-record.ts'
import type { NewRoll, RollRecord } from '../features/dice/roll-record.ts'
import type { JobRecord } from '../features/jobs/job-record.ts'
import type {
  AddedPicture,
  KeptPicture,
  PictureHistory,
  PictureRecord,
  PicturesInUse,
} from '../features/pictures/picture-record.ts'
import type { FigureRecord, TokenRecord, TokenState } from '../features/table/token-record.ts'
import type { Actor, ChangeRecord, MemberDeed, PlayedFields, TableDeed } from './change-record.ts'

/** An entity as a card shows it. */
export interface CardRecord {
  readonly id: string
  readonly type: EntityType
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly properties: Readonly<Record<string, PropertyValue>>
  readonly shown: boolean
  readonly picture: PictureRecord | null
  /** Whether that was decided in Waybook: then it goes before whatever portrays the entity, and none means none. */
  readonly pictureChosen: boolean
}

export interface EntityRecord extends CardRecord {
  readonly visualDescription: string
  /** The text for the sight that was asked with: the full one for the game master only. */
  readonly longDescription: string
  readonly characteristics: Characteristics | null
  readonly skills: SkillRanks | null
  readonly maxHp: number | null
  readonly strainThreshold: number | null
  readonly boxText: string
  /** `null` unless the sight is everything. */
  readonly gmNotes: string | null
  readonly masthead: string
  readonly dateline: string
}

export interface RelationshipRecord {
  readonly type: string
  readonly from: string
  readonly to: string
  readonly secret: boolean
  readonly other: CardRecord
}

/** What mentions an entity. */
export type MentionRecord = Pick<CardRecord, 'id' | 'type' | 'name'>

export interface SceneEntityRecord extends CardRecord {
  readonly visualDescription: string
}

export interface TransitionRecord {
  /** Seen from the scene asked for. */
  readonly direction: AuthoredTransition['direction']
  readonly fromScene: string
  readonly fromName: string
  readonly toScene: string
  readonly toName: string
  readonly requirement: string
}

export interface DynamicRecord {
  readonly hitpoints: number
  readonly strain: number
  readonly conditions: readonly string[]
  readonly inventory: readonly { readonly itemId: string; readonly name: string; readonly amount: number }[]
  readonly lastUpdated: number | null
  /** What the file says of the bounds. */
  readonly maxHp: number | null
  readonly strainThreshold: number | null
}

/** What narrows a list. */
export interface ListFilter {
  readonly type?: EntityType | undefined
  readonly tag?: string | undefined
  /** Normalised words (see `search-words.ts`), all of which must begin a word of the entity. */
  readonly words?: readonly string[] | undefined
}

export interface ListQuery extends ListFilter {
  readonly sort: 'name' | 'newest'
  readonly limit: number
  /** A page's `next`, opaque to callers. */
  readonly after?: string | undefined
}

/** How many entities there are, and how many of them have each tag; a tag that none has is not there. */
export interface TagCounts {
  readonly entities: number
  readonly tags: readonly { readonly tag: string; readonly entities: number }[]
}

/** What queries may ask of some entities, beyond their cards. Both ends of everything are within the sight. */
export interface FactRecords {
  readonly relationships: readonly { readonly from: string; readonly type: string; readonly to: string }[]
  readonly characters: readonly CharacterFacts[]
  readonly carried: readonly { readonly character: string; readonly item: string; readonly amount: number }[]
}

export interface CharacterFacts {
  readonly id: string
  readonly characteristics: Characteristics | null
  readonly skills: SkillRanks | null
  readonly maxHp: number | null
  readonly strainThreshold: number | null
  readonly hitpoints: number
  readonly strain: number
  readonly conditions: readonly string[]
}

export interface CampaignRecord {
  readonly id: string
  /** What its settings call it, else what its file does. */
  readonly name: string
  readonly tagline: string
  readonly region: string
  readonly masthead: string
  readonly accent: string | null
  readonly cover: PictureRecord | null
  readonly coverTall: PictureRecord | null
  readonly grants: readonly Grant[]
  readonly settings: Settings
}

/** Ids by what an import does, or would do, to them. */
export interface ImportReport {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Whether `campaign.yaml` or a cover changed. */
  readonly campaignChanged: boolean
}

/** What can be asked of a campaign's records. */
export interface Reads {
  /** `null` until a campaign was imported. */
  campaign(): Promise<CampaignRecord | null>
  entity(id: string, sight: Sight): Promise<EntityRecord | null>
  /** In the order of the ids; what the sight does not hold is left out. */
  cards(ids: readonly string[], sight: Sight): Promise<CardRecord[]>
  list(query: ListQuery, sight: Sight): Promise<{ readonly entities: CardRecord[]; readonly next: string | null }>
  /** Counts what the list would hold, as far as the sight goes; the tags in no particular order. */
  countTags(filter: ListFilter, sight: Sight): Promise<TagCounts>
  /** The best first: names that begin with the words, then names that have them, then texts. No words find nothing. */
  search(words: readonly string[], limit: number, sight: Sight): Promise<EntityRecord[]>
  /** From and to this entity, where the sight holds both ends; the secret ones for everything only. */
  relationships(id: string, sight: Sight): Promise<RelationshipRecord[]>
  /** What mentions this entity, by name, where the sight holds both; what only secrets mention for everything only. */
  mentions(id: string, sight: Sight): Promise<MentionRecord[]>
  /** What the scene `contains`, each once, as far as the sight holds it; `null` where there is no such scene within the sight. */
  sceneEntities(sceneId: string, sight: Sight): Promise<SceneEntityRecord[] | null>
  /** Ways out and in whose both ends the sight holds, each once; `null` where there is no such scene within the sight. */
  sceneTransitions(sceneId: string, sight: Sight): Promise<TransitionRecord[] | null>
  /** `null` where there is no such character within the sight. Inventory leaves out items beyond the sight. */
  dynamic(characterId: string, sight: Sight): Promise<DynamicRecord | null>
  /** The newest first, as far as the viewer may know of them. Throws the Problem `bad-params` where `before` is no such roll. */
  rolls(query: RollQuery, viewer: Viewer): Promise<RollRecord[]>
  /** How a roll's dice flew: `null` where that is not kept, `undefined` where the viewer knows of no such roll. */
  throwOf(rollId: string, viewer: Viewer): Promise<Uint8Array | null | undefined>
  /** `null` where no scene is on the table, or none that the sight holds. */
  activeScene(sight: Sight): Promise<string | null>
  /** By name. A player's sight holds those that are visible, on the active scene, of characters that it holds. */
  tokens(sceneId: string, sight: Sight): Promise<TokenRecord[]>
  /** `null` where the sight holds no such token. */
  token(id: string, sight: Sight): Promise<TokenRecord | null>
  /** What tokens show of these characters, for everybody: who may see it is for the caller to ask. */
  figures(characterIds: readonly string[]): Promise<FigureRecord[]>
  /** What somebody did at the table, the newest so many in their order. */
  tableDeeds(actor: Actor, newest: number): Promise<TableDeed[]>
  /** What is known of these entities as far as the sight holds them: relationships from them (secret ones for everything only), their state and what they carry. */
  facts(ids: readonly string[], sight: Sight): Promise<FactRecords>
  /**
   * `null` where the viewer may not see the picture's entity. Covers belong to everybody; what does not show any more, to the game master and
   * whoever took it away.
   */
  picture(key: string, viewer: Viewer): Promise<PictureRecord | null>
  /** What can be brought back to an entity, for everybody: who may do that is for the caller to ask. `null` where there is no such entity. */
  pictureHistory(entityId: string): Promise<PictureHistory | null>
  /** The newest first, whoever may read them: that is the caller's to ask. */
  jobs(limit: number): Promise<JobRecord[]>
  job(id: string): Promise<JobRecord | null>
  /** The jobs that have a task, the oldest first. */
  tasks(): Promise<JobRecord[]>
  /** The jobs that ended before (milliseconds since 1970). */
  endedJobs(before: number): Promise<JobRecord[]>
  /** An account's, the newest first. */
  apiKeys(owner: Actor): Promise<ApiKeyRecord[]>
  apiKeyByHash(hash: string): Promise<ApiKeyRecord | null>
  /** The files of the campaign as they were written, and its pictures by path. */
  sources(): Promise<CampaignSources | null>
  changes(since: number, limit: number): Promise<ChangeRecord[]>
  /** The newest change's number; 0 before the first. */
  seq(): Promise<number>
}

/** What an act can write. Each notes itself in the change log, with the act's actor; what is so already is neither written nor noted. */
export interface Writes extends Reads {
  /** When the act is done: milliseconds since 1970. */
  readonly at: number
  /** Answers `false` where there is no such entity. */
  setVisibility(id: string, visible: boolean): Promise<boolean>
  /** From now on the entity shows this picture, whatever its file says or portrays it. Answers `false` where there is no such entity. */
  setPicture(entityId: string, picture: KeptPicture): Promise<boolean>
  /** From now on the entity shows no picture. Answers `false` where there is no such entity. */
  removePicture(entityId: string): Promise<boolean>
  /** Shows a removed picture again, or with `FOLDER_PICTURE` what the file says. Answers `false` where there is nothing to be brought back. */
  restorePicture(entityId: string, id: string): Promise<boolean>
  /** Answers `false` where there is no such character. Bounds are the caller's to keep. */
  setDynamic(characterId: string, fields: PlayedFields): Promise<boolean>
  /** Answers `false` where there is no such character. What an item is, and who may see it, is the caller's to ask. */
  setInventory(characterId: string, itemId: string, amount: number): Promise<boolean>
  addRoll(roll: NewRoll): Promise<RollRecord>
  /** Puts a token as it is to be, or with `null` takes it away; answers its version by that. What it stands for, and bounds, are the caller's to check. */
  putToken(id: string, state: TokenState | null, takesBack?: number): Promise<number>
  setActiveScene(scene: SceneChange): Promise<void>
  setGrants(grants: readonly Grant[]): Promise<void>
  /** Notes what was done with an account, by its id; where it belongs to none, `campaign`. */
  noteMember(subject: string, deed: MemberDeed): Promise<void>
  /** What is not given stays. */
  setSettings(settings: SomeSettings): Promise<void>
  /** Puts a job as it is to be, or with `null` takes it away. Which states may follow which is the caller's to keep. */
  putJob(id: string, record: JobRecord | null): Promise<void>
  addApiKey(key: ApiKeyRecord): Promise<void>
  /** Takes away one of the account's keys, or with no `id` all of them; answers whether there was any. */
  removeApiKeys(owner: Actor, id?: string): Promise<boolean>
}

export type SceneChange = Pick<
  Extract<TableDeed, { operation: 'activeScene' }>['payload'],
  'after' | 'shown' | 'takesBack'
>

/** The records of one campaign. */
export interface Records extends Reads {
  /**
   * Everything that is written in play: all that `write` does with the records it is given is done in one transaction or not at all,
   * and what it reads from them cannot change meanwhile. It must wait for nothing else, since every other query waits for it, and
   * answer what JSON can hold.
   */
  act<Answer>(act: Act, write: (records: Writes) => Promise<Answer>): Promise<Answer>
  /** Compares without writing. */
  compare(campaign: AuthoredCampaign): Promise<ImportReport>
  /** All of it or nothing, in one transaction. A campaign that is already so writes nothing, not even a change. */
  import(campaign: AuthoredCampaign, actor: Actor): Promise<ImportReport>
  /** Forgets changes that are neither among the newest so many nor as young as `since` (milliseconds since 1970); numbers go on. */
  forgetChanges(keep: { readonly newest: number; readonly since: number }): Promise<void>
  /** Forgets the ids of acts that are older than any retry. */
  forgetActs(): Promise<void>
  /** Forgets the pictures that were removed before this moment (milliseconds since 1970): they cannot be brought back any more. */
  forgetPictures(removedBefore: number): Promise<void>
  /** Keeps when a key was used (milliseconds since 1970), which is no change. */
  noteApiKeyUse(id: string, at: number): Promise<void>
  /** Keeps how a roll's dice flew, for the newest rolls only. It tells nothing that the roll did not, so it is not noted as a change. */
  keepThrow(rollId: string, motion: Uint8Array): Promise<void>
}

export interface Act {
  readonly actor: Actor
  /**
   * An act that was done under this id is not done again, it answers what it answered. Throws the Problem `conflict` where somebody else
   * used the id, or for asking something else.
   */
  readonly once?: { readonly id: string; readonly asked: string } | undefined
}

export interface RollQuery {
  readonly limit: number
  /** The id of the roll before which to go on. */
  readonly before?: string | undefined
}

export interface CampaignSources {
  readonly campaign: string
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly pictures: readonly StoredPicture[]
  /** What shows in their places, or where the folder has none; by file. */
  readonly added: readonly AddedPicture[]
}

/** The whole store; campaigns are kept apart by id. */
export interface Store {
  records(campaignId: string): Records
  /**
   * Calls back after each commit of this process, with the campaign that was written and what an act noted in the change log, as the log
   * has it; an import says only that it wrote. Answers how to stop that.
   */
  onWritten(listener: (campaignId: string, changes: readonly ChangeRecord[]) => void): () => void
  picturesInUse(): Promise<PicturesInUse>
  /** For the health page: resolves when the store answers. */
  ping(): Promise<void>
  /** Writes a consistent copy of all records into a new file, while others go on writing. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
