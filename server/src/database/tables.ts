import type {
  EntityType,
  Grant,
  Job,
  PropertyValue,
  Roll,
  RollAudience,
  SomeSettings,
  TokenSize,
} from '@waybook/contract'
import type { Characteristics, SkillRanks } from '@waybook/rules'
import type { Generated } from 'kysely'

import type { Audience } from './change.ts'
import type { Flag } from './statement/flag.ts'
import type { Json } from './statement/json-column.ts'

/** What the tables know of a picture; its bytes are with the blobs under `hash`. */
export interface PictureFile {
  /** SHA-256 of the original's bytes, in hex. */
  readonly hash: string
  /** The original's. */
  readonly contentType: string
  /** In pixels, of the original. */
  readonly width: number
  readonly height: number
  /** A `data:` URL of a few pixels. */
  readonly blur: string
}

/** Every table's rows belong to one campaign, by its id. */
interface OfCampaign {
  readonly campaign: string
}

export interface Tables {
  campaign: CampaignTable
  entity: EntityTable
  entityTag: EntityTagTable
  relationship: RelationshipTable
  transition: TransitionTable
  mention: MentionTable
  picture: PictureTable
  campaignSetting: CampaignSettingTable
  characterState: CharacterStateTable
  inventory: InventoryTable
  playedVisibility: PlayedVisibilityTable
  addedPicture: AddedPictureTable
  pictureSetAside: PictureSetAsideTable
  activeScene: ActiveSceneTable
  token: TokenTable
  job: JobTable
  apiKey: ApiKeyTable
  change: ChangeTable
  changeCounter: ChangeCounterTable
  idempotencyKey: IdempotencyKeyTable
  roll: RollTable
  throw: ThrowTable
}

/* Authored: an import replaces it. */

interface CampaignTable {
  readonly id: string
  readonly name: string
  readonly tagline: string
  readonly region: string
  readonly masthead: string
  readonly accent: string | null
  readonly source: string
  readonly digest: string
}

export interface EntityTable extends OfCampaign {
  /** The index of words knows the entity by it. */
  readonly number: Generated<number>
  readonly id: string
  readonly type: EntityType
  readonly name: string
  /** The beginning of the name's words, which lists are sorted by. */
  readonly sortName: string
  /** The `order` of the file, else the party's place, or that of the rest. */
  readonly place: number
  readonly description: string
  readonly visualDescription: string
  readonly longFull: string
  readonly longOpen: string
  readonly tags: Json<readonly string[]>
  readonly properties: Json<Readonly<Record<string, PropertyValue>>>
  readonly characteristics: Json<Characteristics | null>
  readonly skills: Json<SkillRanks | null>
  readonly maxHp: number | null
  readonly strainThreshold: number | null
  readonly startingInventory: Json<Readonly<Record<string, number>>>
  readonly authoredVisible: Flag | null
  readonly boxText: string
  readonly gmNotes: string
  readonly masthead: string
  readonly dateline: string
  readonly sourcePath: string
  readonly sourceText: string
  /** Of everything authored, so that an import can tell what changed. */
  readonly digest: string
  /** Milliseconds since 1970 of the import that first brought it. */
  readonly addedAt: number
  /** What contract's `isShown` says of the entity, kept beside it so that lists can ask. */
  readonly shown: Flag
}

interface EntityTagTable extends OfCampaign {
  readonly entity: string
  readonly tag: string
}

interface RelationshipTable extends OfCampaign {
  readonly from: string
  /** Place among the relationships of its file. */
  readonly position: number
  readonly type: string
  readonly to: string
  readonly secret: Flag
}

interface TransitionTable extends OfCampaign {
  /** The scene whose file names it. */
  readonly entity: string
  readonly position: number
  readonly direction: 'outgoing' | 'incoming'
  readonly scene: string
  readonly requirement: string
}

interface MentionTable extends OfCampaign {
  readonly from: string
  readonly to: string
  readonly secret: Flag
}

interface PictureTable extends OfCampaign, PictureFile {
  /** Where it lies in the campaign's folder. */
  readonly path: string
  /** An entity's id, or one of the campaign's covers. */
  readonly owner: string
  /** The unguessable part of its address. */
  readonly key: string
}

/* Played: no import touches it, and it outlives its entity. */

interface CampaignSettingTable extends OfCampaign {
  readonly grants: Json<readonly Grant[]>
  /** What was decided. */
  readonly settings: Generated<Json<SomeSettings>>
}

interface CharacterStateTable extends OfCampaign {
  readonly character: string
  readonly hitpoints: number
  readonly strain: number
  readonly conditions: Json<readonly string[]>
  /** `null` until something was played: until then the state follows the file. */
  readonly lastUpdated: number | null
}

interface InventoryTable extends OfCampaign {
  readonly character: string
  readonly item: string
  readonly amount: number
}

interface PlayedVisibilityTable extends OfCampaign {
  readonly entity: string
  readonly visible: Flag
}

interface AddedPictureTable extends OfCampaign, PictureFile {
  readonly id: string
  readonly entity: string
  /** The unguessable part of its address. */
  readonly key: string
  readonly addedAt: number
  /** `null` while it shows: one of an entity at the most. */
  readonly removedAt: number | null
  readonly removedBy: string | null
}

/** Of entities that show something else than their file says: an added picture, or none. */
interface PictureSetAsideTable extends OfCampaign {
  readonly entity: string
  /** The hash of the picture in the campaign's folder that was last set aside; when the folder brings another, none is no longer meant. */
  readonly over: string | null
  readonly at: number
  readonly by: string
}

interface ActiveSceneTable extends OfCampaign {
  readonly scene: string | null
}

export interface TokenTable extends OfCampaign {
  readonly id: string
  readonly scene: string
  readonly character: string
  /** Percentages of the scene's width and height. */
  readonly x: number
  readonly y: number
  readonly size: TokenSize
  readonly visible: Flag
  /** The number of the change that left it so. */
  readonly version: number
}

interface JobTable extends OfCampaign {
  readonly id: string
  readonly startedBy: string
  /** Two of the job's own, so that jobs can be asked for by them. */
  readonly createdAt: number
  readonly completedAt: number | null
  /** The ids of accounts that follow the job like its starter. */
  readonly followers: Json<readonly string[]>
  readonly job: Json<Readonly<Job>>
  /** JSON: what is left for the worker to do. */
  readonly task: string | null
}

interface ApiKeyTable extends OfCampaign {
  readonly id: string
  readonly owner: string
  readonly name: string
  readonly hash: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
}

/* What happened. */

interface ChangeTable extends OfCampaign {
  readonly seq: number
  readonly at: number
  readonly actor: string
  readonly audience: Audience
  readonly operation: string
  readonly subject: string
  readonly payload: Json<unknown>
}

interface ChangeCounterTable extends OfCampaign {
  /** The number of the newest change. */
  readonly seq: number
}

/** The answers of writes that carried an idempotency key, so that a retry gets the same. */
interface IdempotencyKeyTable extends OfCampaign {
  /** Chosen by the caller. */
  readonly key: string
  readonly actor: string
  /** A digest of what was asked for. */
  readonly request: string
  /** JSON. */
  readonly answer: string
  readonly at: number
}

interface RollTable extends OfCampaign {
  /** Of the change that tells of it. */
  readonly seq: number
  readonly id: string
  readonly at: number
  readonly rollerId: string
  readonly by: string
  readonly characterId: string | null
  readonly skill: string | null
  readonly reason: string
  readonly audience: RollAudience
  readonly dice: Json<Roll['dice']>
}

/** Of the newest rolls only. */
interface ThrowTable extends OfCampaign {
  /** The roll's. */
  readonly seq: number
  readonly motion: Uint8Array
}
