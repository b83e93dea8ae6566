import type { EntityType, PropertyValue, Reveal } from '@waybook/contract'
import type { Characteristics, SkillRanks } from '@waybook/rules'

import type { MapWalls } from '#blobs/prepare/map-walls.ts'
import type { PictureFile } from '#database/picture-tables.ts'
import type { StoredDate } from '#database/tables.ts'
import type { SoundFacts } from '#database/text-tables.ts'

/** An entity as written in the campaign's folder. Played state is stored separately. */
export interface AuthoredEntity {
  readonly id: string
  readonly type: EntityType
  readonly name: string
  /** May contain wiki links, which become plain text in responses. The same applies to the visual description and properties. */
  readonly description: string
  readonly visualDescription: string
  /** Sanitized HTML with and without its secret paragraphs. Wiki links are `<a data-entity="id">shown</a>`, empty to show the target's name. */
  readonly longDescription: { readonly full: string; readonly open: string }
  /** Texts for the players of single characters, if they may read more than all players. */
  readonly variants: readonly AuthoredVariant[]
  /** When it happened, for each kind of reader. */
  readonly dates: readonly StoredDate[]
  readonly tags: readonly string[]
  readonly properties: Readonly<Record<string, PropertyValue>>
  /** The characteristics in the file. The sheet names the missing ones. */
  readonly characteristics: Partial<Characteristics> | null
  readonly skills: SkillRanks | null
  readonly maxHp: number | null
  readonly strainThreshold: number | null
  readonly startingInventory: Readonly<Record<string, number>>
  /** Whether its file shows it to all players: by `audience`, or else by `visible`. */
  readonly visible: boolean | null
  /** How much of a visible character all players get. Omitted for the page. */
  readonly reveal?: Exclude<Reveal, 'hidden'> | undefined
  /** The characters whose players see an entity that not all players see. */
  readonly readers: readonly string[]
  /** Markdown, like the notes. It is rendered when it is requested. */
  readonly boxText: string
  /** The box text as all players get it. It is not stored, but shows whether they see a change. */
  readonly openBoxText: string
  readonly gmNotes: string
  readonly masthead: string
  readonly dateline: string
  /** Position in lists; `null` sorts by name. */
  readonly order: number | null
  /** The day of the real world on which a newsletter came out, counted from 1970; `null` if unknown. */
  readonly published: number | null
  readonly relationships: readonly AuthoredRelationship[]
  readonly transitions: readonly AuthoredTransition[]
  /** Entities that its texts link to; `secret` if the link is in a secret paragraph or the notes. May contain duplicates. */
  readonly mentions: readonly AuthoredMention[]
  /** Normalized words for the search: all words, and the words that are not secret. */
  readonly search: { readonly full: string; readonly open: string }
  readonly picture: StoredPicture | null
  /** The picture of its map, if its file names one. */
  readonly map: StoredPicture | null
  /** Without pins that lead nowhere. */
  readonly pins: readonly AuthoredPin[]
  /** The pictures that its texts show, with the targets as written there. */
  readonly textPictures: readonly { readonly target: string; readonly picture: StoredPicture }[]
  /** Other names that texts may use for it. */
  readonly aliases: readonly string[]
  /** The keys of all references in its file, even to missing entities (`keyOfReference`). */
  readonly references: readonly string[]
  /** The file as the game master wrote it, for an export that is identical byte for byte. */
  readonly source: { readonly path: string; readonly text: string }
}

export interface AuthoredVariant {
  readonly character: string
  readonly longDescription: string
  /** The box text as their player gets it. */
  readonly boxText: string
  /** Normalized words, as in `search`. */
  readonly words: string
}

export interface AuthoredMention {
  readonly to: string
  readonly secret: boolean
  /** The characters whose players can still read a secret mention. Omitted if there are none. */
  readonly readers?: readonly string[] | undefined
}

interface AuthoredRelationship {
  readonly type: string
  readonly to: string
  readonly secret: boolean
  /** Only for a talent. */
  readonly rank?: number
}

export interface AuthoredTransition {
  readonly direction: 'outgoing' | 'incoming'
  /** The scene at the other end. */
  readonly scene: string
  readonly requirement: string
}

/** A pin on the entity's map. */
export interface AuthoredPin {
  /** Position in the list of its file. */
  readonly position: number
  /** `null` if the pin is only a label. */
  readonly to: string | null
  /** In percent of the map's width and height, from the top left corner. */
  readonly x: number
  readonly y: number
  readonly label: string
  /** Whether only the game master sees it. */
  readonly secret: boolean
  /** The characters whose players see it; empty if all do. */
  readonly readers: readonly string[]
}

/** The stored record of a picture from the campaign's folder. */
export interface StoredPicture extends PictureFile {
  /** Path in the campaign's folder. */
  readonly path: string
}

/** The data that an import writes. It replaces everything authored and leaves played state alone. */
export interface AuthoredCampaign {
  readonly name: string
  readonly tagline: string
  readonly region: string
  readonly masthead: string
  readonly accent: string | null
  readonly cover: StoredPicture | null
  readonly coverTall: StoredPicture | null
  /** `campaign.yaml` as written. */
  readonly source: string
  readonly entities: readonly AuthoredEntity[]
  /** What stands on the maps of scenes, by the hash of the map. Omitted for maps that were not read again. */
  readonly walls?: ReadonlyMap<string, MapWalls>
  /** The folder's files that are not read. If omitted, the stored ones stay. */
  readonly files?: readonly KeptFile[] | undefined
}

/** A file of the folder that is not read, so an export can give it back. */
export interface KeptFile {
  /** In the folder. */
  readonly path: string
  /** The key in the blob store, among its files. */
  readonly hash: string
  /** In bytes. */
  readonly size: number
  /** Omitted or `null` if it is no sound that can be played. */
  readonly sound?: SoundFacts | null | undefined
}
