import type { EntityDate, EntityType, PropertyValue, Reveal } from '@waybook/contract'
import type { Characteristics, SkillRanks } from '@waybook/rules'

import type { PictureRecord } from '../pictures/picture-record.ts'

/**
 * The part of an entity that a card shows. Records that are read within a player's scope contain no more than the player may see (`gradeFor`):
 * only the name and picture of some characters, and the figures of few.
 */
export interface CardRecord {
  readonly id: string
  readonly type: EntityType
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly properties: Readonly<Record<string, PropertyValue>>
  readonly shown: boolean
  /** How much all players see. */
  readonly reveal: Reveal
  /** The characters whose players see it although it is not shown. */
  readonly readers: readonly string[]
  readonly picture: PictureRecord | null
  /** Whether `picture` was chosen in Waybook. It then takes precedence over portraits, and `null` means that no picture is shown. */
  readonly pictureChosen: boolean
}

export interface EntityRecord extends CardRecord {
  readonly visualDescription: string
  /** The text for the requested scope: the full text for the game master, and the parts that players may read for them. */
  readonly longDescription: string
  /** `null` if the scope does not include them. */
  readonly figures: FiguresRecord | null
  readonly boxText: string
  /** `null` unless the scope includes everything. */
  readonly gmNotes: string | null
  readonly masthead: string
  readonly dateline: string
  /** The date, as far as the scope knows it. */
  readonly date: EntityDate | null
  /** Whether a pin on any map leads to it, visible or not. */
  readonly isPinned: boolean
  /** Whether its picture was generated. */
  readonly isPictureGenerated: boolean
}

/** The figures in the file of a character. */
export interface FiguresRecord {
  readonly characteristics: Partial<Characteristics> | null
  readonly skills: SkillRanks | null
  readonly maxHp: number | null
  readonly strainThreshold: number | null
}

/** The data for naming an entity to a viewer who may see it. */
export type NameRecord = Pick<CardRecord, 'id' | 'name' | 'reveal' | 'readers'>

export interface RelationshipRecord {
  readonly type: string
  readonly from: string
  readonly to: string
  readonly secret: boolean
  /** The rank of a talent. */
  readonly rank: number | null
  readonly other: Pick<CardRecord, 'id' | 'type' | 'name' | 'picture'>
}

/** An entity that mentions another. */
export type MentionRecord = Pick<CardRecord, 'id' | 'type' | 'name'>

/** Restricts a list of entities. */
export interface ListFilter {
  readonly type?: EntityType | undefined
  readonly tag?: string | undefined
  /** Normalized words (see the contract's `searchWords`). Each must be a prefix of a word of the entity. */
  readonly words?: readonly string[] | undefined
  /** The first letters of a name, normalized: only names from there on, in alphabetical order. */
  readonly from?: string | undefined
  /** Whether they are characters of the party. */
  readonly party?: boolean | undefined
  /** Whether they show a picture. */
  readonly pictured?: boolean | undefined
}

/** Restricts the entities whose tags are counted. */
export type CountFilter = Pick<ListFilter, 'type' | 'words'>

export interface ListQuery extends ListFilter {
  /** `alphabet` sorts by name alone. In lists of one type, `name` puts entities with an `order` in their files first. */
  readonly sort: 'name' | 'alphabet' | 'newest'
  readonly limit: number
  /** The `next` of the previous page, opaque to callers. */
  readonly after?: string | undefined
}

export interface CardPage {
  readonly entities: CardRecord[]
  readonly next: string | null
}

/** How many entities of a type have names that begin with a letter ('' if a name has none). */
export interface LetterCount {
  readonly type: EntityType
  readonly letter: string
  readonly entities: number
}

/** The number of entities in total and for each tag. Unused tags are left out. */
export interface TagCounts {
  readonly entities: number
  readonly tags: readonly { readonly tag: string; readonly entities: number }[]
}
