import type { EntityType, PropertyValue } from '@waybook/contract'
import type { Characteristics, SkillRanks } from '@waybook/rules'

import type { PictureFile } from '#database/tables.ts'

/** What the campaign's folder says about an entity. Played state is stored separately. */
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

/** What the store knows of a picture of the campaign's folder. */
export interface StoredPicture extends PictureFile {
  /** Where it lies in the campaign's folder. */
  readonly path: string
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
