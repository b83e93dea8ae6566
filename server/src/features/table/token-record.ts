import type { Position, TokenSize } from '@waybook/contract'

import type { PictureRecord } from '../pictures/picture-record.ts'

/** All that can be changed of a token. */
export interface TokenState {
  readonly sceneId: string
  readonly characterId: string
  readonly position: Position
  readonly size: TokenSize
  readonly visible: boolean
}

/** A token where it stands. */
export interface TokenRecord extends TokenState {
  readonly id: string
  /** The number of the change that left it so. */
  readonly version: number
}

/** What a token shows of its character. */
export interface FigureRecord {
  /** The character's. */
  readonly id: string
  readonly name: string
  readonly ofParty: boolean
  readonly shown: boolean
  readonly conditions: readonly string[]
  /** The first that a viewer may see is theirs: what portrays the character, then its own picture. */
  readonly portraits: readonly PortraitRecord[]
}

export interface PortraitRecord {
  /** The entity whose picture it is. */
  readonly id: string
  readonly shown: boolean
  /** Whether only the game master is told that this is a portrait. */
  readonly secret: boolean
  readonly picture: PictureRecord
}
