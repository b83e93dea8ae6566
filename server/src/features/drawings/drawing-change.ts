import type { Drawing, LiveChange, VisibilityScope } from '@waybook/contract'

import type { Change, LoggedChange } from '#database/change.ts'

import type { DrawingRecord, DrawingState } from './drawing-record.ts'

/** The subject is the scene. */
export type DrawingChange = Change<
  'drawing',
  {
    readonly drawingId: string
    /** `null` if it was removed. */
    readonly state: DrawingState | null
    /** Whether players got it, and get it: drawn for everyone on the active scene, and not under fog. */
    readonly forPlayers: { readonly before: boolean; readonly after: boolean }
  }
>

/** Presents a change to a viewer who sees the scene; `null` if they never had the drawing. */
export function presentedDrawing(
  { seq: version, subject: sceneId, payload }: LoggedChange<DrawingChange>,
  scope: VisibilityScope,
): LiveChange | null {
  const { drawingId, state, forPlayers } = payload
  const isShown = scope.everything || forPlayers.after
  if (state && isShown) return { kind: 'drawing', drawing: toDrawing({ ...state, id: drawingId, sceneId, version }) }
  return scope.everything || forPlayers.before ? { kind: 'drawingRemoved', sceneId, drawingId } : null
}

export function toDrawing({ id, sceneId, kind, points, text, colour, audience, version }: DrawingRecord): Drawing {
  const words = text === undefined ? {} : { text }
  return { id, sceneId, kind, points: points.map(({ x, y }) => ({ x, y })), ...words, colour, audience, version }
}
