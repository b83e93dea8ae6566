import type { DrawingContent } from '@waybook/contract'

/** A drawing on a scene. */
export interface DrawingRecord extends DrawingContent {
  readonly id: string
  readonly sceneId: string
  /** The stacking order: the highest is on top. */
  readonly place: number
  /** The number of its last change. */
  readonly version: number
}

/** The part of a drawing that can change. */
export type DrawingState = DrawingContent & Pick<DrawingRecord, 'place'>

export function stateOf({ kind, points, text, colour, audience, place }: DrawingState): DrawingState {
  return { kind, points, ...(text !== undefined && { text }), colour, audience, place }
}
