import type { FogMask } from '@waybook/rules'

import type { PictureRecord } from '../pictures/picture-record.ts'
import type { HandOperation, StoredHand } from '../sight/hand-fog.ts'

/** The current fog of a scene. */
export interface FogRecord extends StoredHand {
  readonly startsClosed: boolean
  /** For the picture that the scene shows now. */
  readonly mask: FogMask
  readonly byHand: FogMask | null
  /** Whether the mask was made for a picture of this size. If not, its cells do not match the picture. */
  readonly fits: boolean
  /** Whether any cell is covered, or the scene has sight: then players do not get the whole picture. */
  readonly isCovered: boolean
  /** The number of the last change to the fog. */
  readonly version: number
}

/** The picture of a scene, with its fog if it has or had any. */
export interface MapRecord {
  readonly sceneId: string
  readonly picture: PictureRecord
  readonly fog: FogRecord | null
}

/** An operation, and the stroke of the brush that it belongs to. */
export interface NewOperation {
  readonly operation: HandOperation
  readonly stroke: string | null
}
