import type { EntityType, Grant, Job, PlayCondition, PropertyValue, Reveal, SettingsUpdate } from '@waybook/contract'
import type { Characteristics, SkillRanks } from '@waybook/rules'
import type { Generated } from 'kysely'

import type { AccountTables } from './account-tables.ts'
import type { ContinuityTables } from './continuity-tables.ts'
import type { HistoryTables } from './history-tables.ts'
import type { InstallationTables, OfCampaign } from './installation-tables.ts'
import type { PlayTables } from './play-tables.ts'
import type { Flag, Json } from './statement/columns.ts'
import type { TextTables, Versioned } from './text-tables.ts'

/** A picture as stored in the tables; its bytes are in the blob store under `hash`. */
export interface PictureFile {
  /** SHA-256 of the original's bytes, in hex. */
  readonly hash: string
  /** Content type of the original. */
  readonly contentType: string
  /** In pixels, of the original. */
  readonly width: number
  readonly height: number
  /** A `data:` URL of a few pixels. */
  readonly blur: string
}

/** When something was, as one kind of reader knows it. */
export interface StoredDate {
  /** `gameMaster`, `everyone`, or the character whose player knows it. Who is named does not have it from everyone. */
  readonly reader: string
  /** In the campaign's words or, if it is no date of the calendar, in the author's. */
  readonly text: string
  /** When it ended. */
  readonly until: string | null
  /** Where it comes on the timeline, see the rules' `placeOf`; `null`, as are the following, if it is no date of the calendar. */
  readonly place: number | null
  /** Its first and last day, which count from 0 for the first day of year 1. */
  readonly first: number | null
  readonly last: number | null
}

export interface Tables
  extends InstallationTables, AccountTables, ContinuityTables, HistoryTables, PlayTables, TextTables {
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
  picture: PictureTable
  campaignSetting: CampaignSettingTable
  characterState: CharacterStateTable
  inventory: InventoryTable
  playedVisibility: PlayedVisibilityTable
  addedPicture: AddedPictureTable
  pictureSetAside: PictureSetAsideTable
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
 * Digests of what players get of an entity with its name, its page and its figures, so that a change reaches only the players who see it. They
 * leave out what only the game master or single players get, pins (see `recipientsOfPins`), and what shows in other ways whether players see it.
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
  /** The beginning of the normalised name; lists are sorted by it. */
  readonly sortName: string
  /** The `order` of the file, or else a default for party members or for the rest. */
  readonly place: number
  readonly description: string
  readonly visualDescription: string
  readonly longFull: string
  readonly longOpen: string
  /** When it was, for each kind of reader; `null` for most, which have no date. */
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
  /** Digest of everything authored, so that an import can detect changes. */
  readonly digest: string
  /** Time of the import that first added it, in milliseconds since 1970. */
  readonly addedAt: number
  /** The result of contract's `revealOf`, stored so that queries can filter by it. */
  readonly reveal: Reveal
  /** Whether that includes the page. */
  readonly shown: Flag
  /** The characters whose players see it although it is not shown; `null` for none. */
  readonly readers: Json<readonly string[]> | null
}

interface EntityTagTable extends OfCampaign {
  readonly entity: string
  readonly tag: string
}

/**
 * How many entities of a type, shown to players or not, have a tag; with the empty tag, how many there are. Entities of which players get no more
 * than the name count as shown among all of them, and as hidden under their tags.
 */
interface EntityCountTable extends OfCampaign {
  readonly type: EntityType
  readonly tag: string
  readonly shown: Flag
  readonly entities: number
}

interface RelationshipTable extends OfCampaign {
  readonly from: string
  /** Position among the relationships of its file. */
  readonly position: number
  readonly type: string
  readonly to: string
  readonly secret: Flag
  /** Of a talent; `null` for other relationships. */
  readonly rank: number | null
}

/** The entities whose file names a picture of their map, which is in `picture` (see `mapOwner`). */
interface EntityMapTable extends OfCampaign {
  readonly entity: string
}

interface PinTable extends OfCampaign {
  /** The entity on whose map it is. */
  readonly map: string
  /** Position in the list of its file. */
  readonly position: number
  /** `null` for one that is only a label. */
  readonly to: string | null
  /** In percent of the map's width and height, from the top left corner. */
  readonly x: number
  readonly y: number
  readonly label: string
  readonly secret: Flag
  /** The characters whose players see it; `null` if all do. */
  readonly readers: Json<readonly string[]> | null
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
  /** If it is secret: the characters whose players read it nevertheless; `null` for none. */
  readonly readers: Json<readonly string[]> | null
}

/** What the player of a character reads of an entity, if it is more than what all players read. */
interface EntityVariantTable extends OfCampaign {
  readonly entity: string
  readonly character: string
  /** In place of `longOpen`. */
  readonly longText: string
  /** All words that they may find it by, each once, with spaces between them. */
  readonly words: string
  /** Digest of all that they read. */
  readonly digest: string
}

/** Where an entity comes on the timeline of a kind of reader, see `StoredDate`. */
interface EntityDateTable extends OfCampaign {
  readonly entity: string
  readonly reader: string
  readonly place: number
}

/** Every word that an entity of the campaign has had. A word may remain when no entity has it any more. */
interface KnownWordTable extends OfCampaign {
  readonly word: string
  /** Whether it is in a text that players may read, unless its entity is hidden. */
  readonly open: Flag
}

interface PictureTable extends OfCampaign, PictureFile {
  /** Path in the campaign's folder. */
  readonly path: string
  /** An entity's id, one of the campaign's covers, or a place in an entity's text (see `textOwner`). */
  readonly owner: string
  /** The unguessable part of its URL. */
  readonly key: string
}

/* Played: never changed by an import, and outlives its entity. */

interface CampaignSettingTable extends OfCampaign {
  readonly grants: Json<readonly Grant[]>
  /** The settings that were set explicitly; the others have their defaults. */
  readonly settings: Generated<Json<SettingsUpdate>>
  /** The date in the campaign that was set in play; `null` until one is. */
  readonly today: string | null
}

interface CharacterStateTable extends OfCampaign {
  readonly character: string
  readonly hitpoints: number
  readonly strain: number
  readonly conditions: Json<readonly string[]>
  /** What conditions do and how long they last, by name; `null` if all are only names. */
  readonly conditionDetails: Json<Readonly<Record<string, PlayCondition>>> | null
  /** `null` until something is played; until then the state follows the file. */
  readonly lastUpdated: number | null
  /** When hit points or strain last changed. */
  readonly pointsUpdated: number | null
  /** When something last changed that every player who sees the character may see: conditions, or the amount of an item that was shown. */
  readonly openUpdated: number | null
}

interface InventoryTable extends OfCampaign {
  readonly character: string
  readonly item: string
  readonly amount: number
  /** `null` until it is said; see `isEquipped` in the rules. */
  readonly equipped: Flag | null
}

interface PlayedVisibilityTable extends OfCampaign {
  readonly entity: string
  readonly reveal: Reveal
}

interface AddedPictureTable extends OfCampaign, PictureFile {
  readonly id: string
  readonly entity: string
  /** The unguessable part of its URL. */
  readonly key: string
  readonly addedAt: number
  /** `null` while the picture is shown; an entity shows at most one. */
  readonly removedAt: number | null
  readonly removedBy: string | null
}

/** Entities that do not show the picture of the campaign's folder, but an added one or none. */
interface PictureSetAsideTable extends OfCampaign {
  readonly entity: string
  /** The hash of the folder's picture that was last set aside. Showing none ends once the folder has a different one. */
  readonly over: string | null
  readonly at: number
  readonly by: string
}

interface JobTable extends OfCampaign {
  readonly id: string
  readonly startedBy: string
  /** Copied from the job, as is `completedAt`, so that queries can use them. */
  readonly createdAt: number
  readonly completedAt: number | null
  /** The ids of accounts that follow the job in addition to the one that started it. */
  readonly followers: Json<readonly string[]>
  readonly job: Json<Readonly<Job>>
  /** JSON: the remaining work, for the worker. */
  readonly task: string | null
}
