import type { DrawingContent } from '@waybook/contract'

/** Something that is drawn on a scene. */
export interface DrawingRecord extends DrawingContent {
  readonly id: string
  readonly sceneId: string
  /** The later one is above. */
  readonly place: number
  /** The number of its last change. */
  readonly version: number
}

/** What of it changes. */
export type DrawingState = DrawingContent & Pick<DrawingRecord, 'place'>

export function stateOf({ kind, points, text, colour, audience, place }: DrawingState): DrawingState {
  return { kind, points, ...(text !== undefined && { text }), colour, audience, place }
}
