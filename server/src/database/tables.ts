import type { EntityType, Grant, Job, PlayCondition, PropertyValue, Reveal, SettingsUpdate } from '@waybook/contract'
import type { Characteristics, SkillRanks } from '@waybook/rules'
import type { Generated } from 'kysely'

import type { AccountTables } from './account-tables.ts'
import type { ContinuityTables } from './continuity-tables.ts'
import type { HistoryTables } from './history-tables.ts'
import type { InstallationTables, OfCampaign } from './installation-tables.ts'
import type { LibraryTables } from './library-tables.ts'
import type { OutboxTables } from './outbox-tables.ts'
import type { PictureTables } from './picture-tables.ts'
import type { PlayTables } from './play-tables.ts'
import type { Flag, Json } from './statement/columns.ts'
import type { TextTables, Versioned } from './text-tables.ts'

/** The date of an entity, as one kind of reader knows it. */
export interface StoredDate {
  /** `gameMaster`, `everyone`, or the character whose player knows this date instead of the one for `everyone`. */
  readonly reader: string
  /** In the format of the campaign's calendar or, if it is no date of the calendar, in the author's words. */
  readonly text: string
  /** The end date. */
  readonly until: string | null
  /** The place on the timeline, see `placeOf` in the rules. `place`, `first` and `last` are `null` if it is no date of the calendar. */
  readonly place: number | null
  /** The first and last day. Day 0 is the first day of year 1. */
  readonly first: number | null
  readonly last: number | null
}

export interface Tables
  extends
    InstallationTables,
    AccountTables,
    ContinuityTables,
    HistoryTables,
    LibraryTables,
    OutboxTables,
    PlayTables,
    PictureTables,
    TextTables {
  campaign: CampaignTable
  entity: EntityTable
  entityTag: EntityTagTable
  entityCount: EntityCountTable
  relationship: RelationshipTable
  entityMap: EntityMapTable
  pin: PinTable
  transition: TransitionTable
  mention: MentionTable
  entityVariant: EntityVariantTable
  entityDate: EntityDateTable
  knownWord: KnownWordTable
  campaignSetting: CampaignSettingTable
  characterState: CharacterStateTable
  inventory: InventoryTable
  playedVisibility: PlayedVisibilityTable
  job: JobTable
}

/* Authored: replaced by an import. */

interface CampaignTable extends Versioned {
  readonly id: string
  readonly name: string
  readonly tagline: string
  readonly region: string
  readonly masthead: string
  readonly accent: string | null
  readonly source: string
  readonly digest: string
}

/**
 * Digests of the parts of an entity that players get with its name, its page and its figures. A change notifies only the players who see it.
 * The digests omit parts for the game master or single players, pins and visibility. Changes of pins and visibility are detected
 * separately.
 */
export interface OpenDigests {
  readonly nameDigest: string
  readonly pageDigest: string
  readonly figuresDigest: string
}

export interface EntityTable extends OfCampaign, Versioned, OpenDigests {
  /** Row id in the word index. */
  readonly number: Generated<number>
  readonly id: string
  readonly type: EntityType
  readonly name: string
  /** The beginning of the normalized name, for sorting lists. */
  readonly sortName: string
  /** The `order` in the file, or a default: one for party members, one for all others. */
  readonly place: number
  readonly description: string
  readonly visualDescription: string
  readonly longFull: string
  readonly longOpen: string
  /** The dates for each kind of reader. `null` without a date, as for most entities. */
  readonly dates: Json<readonly StoredDate[]> | null
  readonly tags: Json<readonly string[]>
  readonly properties: Json<Readonly<Record<string, PropertyValue>>>
  readonly characteristics: Json<Partial<Characteristics> | null>
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
  /** Digest of all authored data. An import uses it to detect changes. */
  readonly digest: string
  /** The time of the import that first added the entity, in milliseconds since 1970. */
  readonly addedAt: number
  /** The result of the contract's `revealOf`, for filtering. */
  readonly reveal: Reveal
  /** Whether `reveal` includes the page. */
  readonly shown: Flag
  /** The characters whose players see the entity even if it is not shown. `null` for none. */
  readonly readers: Json<readonly string[]> | null
}

interface EntityTagTable extends OfCampaign {
  readonly entity: string
  readonly tag: string
}

/**
 * The number of entities by type, tag and `shown`. Rows with the empty tag count all entities of the type. Entities that show players only
 * their name count as shown in the empty tag, and as hidden in their tags.
 */
interface EntityCountTable extends OfCampaign {
  readonly type: EntityType
  readonly tag: string
  readonly shown: Flag
  readonly entities: number
}

interface RelationshipTable extends OfCampaign {
  readonly from: string
  /** Position among the relationships in the file. */
  readonly position: number
  readonly type: string
  readonly to: string
  readonly secret: Flag
  /** The rank of a talent. `null` for other relationships. */
  readonly rank: number | null
}

/** The entities with a map. The picture of the map is in `picture` (see `mapOwner`). */
interface EntityMapTable extends OfCampaign {
  readonly entity: string
}

interface PinTable extends OfCampaign {
  /** The entity that the map belongs to. */
  readonly map: string
  /** Position in the list in the file. */
  readonly position: number
  /** `null` for a pin that is only a label. */
  readonly to: string | null
  /** Percentages of the map's width and height, from the top left corner. */
  readonly x: number
  readonly y: number
  readonly label: string
  readonly secret: Flag
  /** The characters whose players see the pin. `null` if all players do. */
  readonly readers: Json<readonly string[]> | null
}

interface TransitionTable extends OfCampaign {
  /** The scene whose file contains the transition. */
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
  /** For a secret mention, the characters whose players may read it. `null` for none. */
  readonly readers: Json<readonly string[]> | null
}

/** The text of an entity for the player of a character, if they may read more than all players. */
interface EntityVariantTable extends OfCampaign {
  readonly entity: string
  readonly character: string
  /** Replaces `longOpen`. */
  readonly longText: string
  /** All words that they may find the entity by, without duplicates, separated by spaces. */
  readonly words: string
  /** Digest of the text that they may read. */
  readonly digest: string
}

/** The place of an entity on the timeline of a kind of reader, see `StoredDate`. */
interface EntityDateTable extends OfCampaign {
  readonly entity: string
  readonly reader: string
  readonly place: number
}

/** Every word that an entity of the campaign has had. A word may remain after no entity has it. */
interface KnownWordTable extends OfCampaign {
  readonly word: string
  /** Whether the word is in a text that players may read if its entity is shown. */
  readonly open: Flag
}

/* Played: never changed by an import. The rows outlive their entity. */

interface CampaignSettingTable extends OfCampaign {
  readonly grants: Json<readonly Grant[]>
  /** The explicitly changed settings. All others have their defaults. */
  readonly settings: Generated<Json<SettingsUpdate>>
  /** The current date in the campaign, set in play. `null` until it is set. */
  readonly today: string | null
}

interface CharacterStateTable extends OfCampaign {
  readonly character: string
  readonly hitpoints: number
  readonly strain: number
  readonly conditions: Json<readonly string[]>
  /** The effects and durations of conditions, by name. `null` if all conditions are only names. */
  readonly conditionDetails: Json<Readonly<Record<string, PlayCondition>>> | null
  /** `null` until something is played. Until then, the state follows the file. */
  readonly lastUpdated: number | null
  /** The time of the last change of hit points or strain. */
  readonly pointsUpdated: number | null
  /** The time of the last change that all viewers of the character may see: conditions, or the amount of a shown item. */
  readonly openUpdated: number | null
}

interface InventoryTable extends OfCampaign {
  readonly character: string
  readonly item: string
  readonly amount: number
  /** `null` until it is set. See `isEquipped` in the rules. */
  readonly equipped: Flag | null
}

interface PlayedVisibilityTable extends OfCampaign {
  readonly entity: string
  readonly reveal: Reveal
}

interface JobTable extends OfCampaign {
  readonly id: string
  readonly startedBy: string
  /** Like `completedAt`, copied from the job for use in queries. */
  readonly createdAt: number
  readonly completedAt: number | null
  /** The ids of accounts that follow the job in addition to its starter. */
  readonly followers: Json<readonly string[]>
  readonly job: Json<Readonly<Job>>
  /** The remaining work for the worker, as JSON. */
  readonly task: string | null
}
