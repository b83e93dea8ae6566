import type { EntityType, PropertyValue } from '@waybook/contract'
import type { Characteristics, SkillRanks } from '@waybook/rules'

import type { PictureRecord } from '../pictures/picture-record.ts'

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
  /** The text for the scope that was asked with: the full one for the game master only. */
  readonly longDescription: string
  readonly characteristics: Characteristics | null
  readonly skills: SkillRanks | null
  readonly maxHp: number | null
  readonly strainThreshold: number | null
  readonly boxText: string
  /** `null` unless the scope is everything. */
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

export interface CardPage {
  readonly entities: CardRecord[]
  readonly next: string | null
}

/** How many entities there are, and how many of them have each tag; a tag that none has is not there. */
export interface TagCounts {
  readonly entities: number
  readonly tags: readonly { readonly tag: string; readonly entities: number }[]
}
