import type { EntityType } from '@waybook/contract'

import type { AuthoredPin } from '#campaign-folder/authored-campaign.ts'

import type { CardRecord } from '../entities/entity-record.ts'
import type { PictureRecord } from '../pictures/picture-record.ts'

/** A pin with the card of its target, as far as the scope includes it. `target` is `null` if the pin is only a label. */
export interface PinRecord extends AuthoredPin {
  readonly target: CardRecord | null
}

/** An entity that has a map. */
export interface MappedRecord {
  readonly id: string
  readonly name: string
  readonly type: EntityType
  /** `null` if the scope does not include the picture as a whole. */
  readonly picture: PictureRecord | null
}

/** The position of a pin, and the entity of its map. */
export interface PlacedPin {
  readonly map: string
  readonly x: number
  readonly y: number
}
