import type { HandoutAudience, HandoutContent } from '@waybook/contract'

import type { PictureFile } from '#database/tables.ts'

/** The picture or text that the game master shows to players now. */
export interface HandoutRecord {
  readonly id: string
  readonly entityId: string
  readonly what: HandoutContent
  readonly title: string
  readonly audience: HandoutAudience
  /** The picture at the time it was shown; `null` if the handout is a text. */
  readonly picture: PictureFile | null
}
