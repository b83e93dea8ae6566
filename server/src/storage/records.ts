import type { EntityType, Grant, PropertyValue, Sight } from '@waybook/contract'
import type { Characteristics, SkillRanks } from '@waybook/rules'

/** What is written of an entity in the campaign's folder. Played state is kept apart from it. */
export interface AuthoredEntity {
  readonly id: string
  readonly type: EntityType
  readonly name: string
  /** May hold wiki links; they become plain words on the way out. So may the visual description and properties. */
  readonly description: string
  readonly visualDescription: string
  /** Sanitised HTML with secret paragraphs in it, and without them. Wiki links are `<a data-entity="id">shown</a>`, empty where the name is to be shown. */
  readonly longDescription: { readonly full: string; readonly open: string }
  readonly tags: readonly string[]
  readonly properties: Readonly<Record<string, PropertyValue>>
  readonly characteristics: Characteristics | null
  readonly skills: SkillRanks | null
  readonly maxHp: number | null
  readonly strainThreshold: number | null
  readonly startingInventory: Readonly<Record<string, number>>
  /** The front matter's `visible`. */
  readonly visible: boolean | null
  /** Markdown as it was written, like the notes; it is rendered on the way out. */
  readonly boxText: string
  readonly gmNotes: string
  readonly masthead: string
  readonly dateline: string
  /** Place in its list, for newsletters; `null` sorts by name. */
  readonly order: number | null
  readonly relationships: readonly AuthoredRelationship[]
  readonly transitions: readonly AuthoredTransition[]
  /** Entities that its texts link to, a secret one when only a secret paragraph or the notes do; one may come twice. */
  readonly mentions: readonly { readonly to: string; readonly secret: boolean }[]
  /** Normalised words to find the entity by: all of them, and those that are not secret. */
  readonly search: { readonly full: string; readonly open: string }
  readonly picture: StoredPicture | null
  /** The file as the game master wrote it, path and all, so that it can be written back byte for byte. */
  readonly source: { readonly path: string; readonly text: string }
}

interface AuthoredRelationship {
  readonly type: string
  readonly to: string
  readonly secret: boolean
}

export interface AuthoredTransition {
  readonly direction: 'outgoing' | 'incoming'
  /** The scene at the other end. */
  readonly scene: string
  readonly requirement: string
}

/** What the store knows of a picture; the bytes are with the pictures port under `hash`. */
export interface StoredPicture {
  /** SHA-256 of the original's bytes, in hex. */
  readonly hash: string
  /** Where it lies in the campaign's folder. */
  readonly path: string
  readonly contentType: string
  readonly width: number
  readonly height: number
  readonly blur: string
}

/** A picture of the stored campaign, with the unguessable part of its address. */
export interface PictureRecord extends StoredPicture {
  readonly key: string
}

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
  readonly name: string
  readonly tagline: string
  readonly region: string
  readonly masthead: string
  readonly accent: string | null
  readonly cover: PictureRecord | null
  readonly coverTall: PictureRecord | null
  readonly grants: readonly Grant[]
}

/** What an import writes; it replaces all that is authored and touches nothing that was played. */
export interface AuthoredCampaign {
  readonly name: string
  readonly tagline: string
  readonly region: string
  readonly masthead: string
  readonly accent: string | null
  readonly cover: StoredPicture | null
  readonly coverTall: StoredPicture | null
  /** `campaign.yaml` as it was written. */
  readonly source: string
  readonly entities: readonly AuthoredEntity[]
}

/** Ids by what an import does, or would do, to them. */
export interface ImportReport {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Whether `campaign.yaml` or a cover changed. */
  readonly campaignChanged: boolean
}

/** Who did something, for the change log: a user id, or the name of a command. */
export type Actor = string

/** Whom a change may be told to. `entity`: those who may see its subject. */
export type Audience = 'everyone' | 'gameMaster' | 'entity'

export interface ChangeRecord {
  /** Per campaign, without gaps. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actor: Actor
  readonly audience: Audience
  readonly operation: string
  readonly subject: string
  readonly payload: unknown
}

/** The records of one campaign. Every write notes itself in the change log within its own transaction. */
export interface Records {
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
  /** What is known of these entities as far as the sight holds them: relationships from them (secret ones for everything only), their state and what they carry. */
  facts(ids: readonly string[], sight: Sight): Promise<FactRecords>
  /** The entity whose picture has this key, and the picture; `null` where the sight does not hold the entity. Covers belong to everybody. */
  picture(key: string, sight: Sight): Promise<PictureRecord | null>
  /** Answers `false` where there is no such entity. */
  setVisibility(id: string, visible: boolean, actor: Actor): Promise<boolean>
  /** Compares without writing. */
  compare(campaign: AuthoredCampaign): Promise<ImportReport>
  /** All of it or nothing, in one transaction. A campaign that is already so writes nothing, not even a change. */
  import(campaign: AuthoredCampaign, actor: Actor): Promise<ImportReport>
  /** The files of the campaign as they were written, and its pictures by path. */
  sources(): Promise<CampaignSources | null>
  changes(since: number, limit: number): Promise<ChangeRecord[]>
  /** The newest change's number; 0 before the first. */
  seq(): Promise<number>
}

export interface CampaignSources {
  readonly campaign: string
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly pictures: readonly StoredPicture[]
}

/** The whole store; campaigns are kept apart by id. */
export interface Store {
  records(campaignId: string): Records
  /** For the health page: resolves when the store answers. */
  ping(): Promise<void>
  /** Writes a consistent copy of all records into a new file, while others go on writing. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
