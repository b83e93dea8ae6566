import type { Position, Reveal, Token, TokenSight, TokenSize } from '@waybook/contract'

import type { PictureRecord } from '../pictures/picture-record.ts'

/** The properties of a token that changes record. */
export interface TokenState {
  readonly sceneId: string
  readonly characterId: string
  readonly position: Position
  readonly size: TokenSize
  readonly visible: boolean
  /** Which of the character's copies on the scene it is, from 1. */
  readonly number: number
  readonly elevation: number
  readonly facing: number | null
  /** Left out for the defaults. */
  readonly sight?: TokenSight
}

/** A stored token. */
export interface TokenRecord extends TokenState {
  readonly id: string
  /** The number of the change that last modified the token. */
  readonly version: number
}

/** The part of a character that its tokens show. */
export interface FigureRecord {
  /** The character's id. */
  readonly id: string
  readonly name: string
  readonly ofParty: boolean
  readonly reveal: Reveal
  readonly readers: readonly string[]
  readonly conditions: readonly string[]
  /** Present whether or not a viewer may see them. */
  readonly points: NonNullable<Token['points']>
  /** Portraits of the character, then its own picture. Each viewer sees the first that is visible to them. */
  readonly portraits: readonly PortraitRecord[]
}

export interface PortraitRecord {
  /** The id of the entity whose picture it is. */
  readonly id: string
  readonly reveal: Reveal
  readonly readers: readonly string[]
  /** Whether only the game master may know that this is a portrait. */
  readonly secret: boolean
  readonly picture: PictureRecord
  /** Whether players may not see it, because it shows a scene under fog. */
  readonly closed: boolean
}
