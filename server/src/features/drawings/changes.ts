import type { LiveChange } from '@waybook/contract'

import type { Change, LoggedChange } from '#database/change.ts'

import { aboutSubject, noNews, presentedAs, type ChangeKind, type ChangeViewer } from '../change-kind.ts'
import { isInSight, type InSight } from '../sight/in-sight.ts'
import type { DrawingState } from './drawing-record.ts'
import { toDrawing } from './presenter.ts'

/** The subject is the scene. */
export type DrawingChange = Change<
  'drawing',
  {
    readonly drawingId: string
    /** `null` if it was removed. */
    readonly state: DrawingState | null
    /** Whether players saw it before and see it after: drawn for everyone on the active scene, and not under fog. */
    readonly forPlayers: { readonly before: boolean; readonly after: boolean }
    /** On a scene with sight: the groups of players that saw it and see it. */
    readonly inSight?: InSight | undefined
    /** Set if only the groups that see it changed. */
    readonly isSame?: true | undefined
  }
>

export const drawingChange: ChangeKind<DrawingChange> = {
  ...aboutSubject,
  wanted: () => 'page',
  presenter: presentedAs(presentDrawing),
  logLine: ({ subject, payload }) => ({ did: 'drew', entity: subject, unit: payload.drawingId }),
  news: noNews,
}

/** For a viewer who sees the scene; `null` if they never saw the drawing. */
function presentDrawing(
  { seq: version, subject: sceneId, payload }: LoggedChange<DrawingChange>,
  { scope }: ChangeViewer,
): LiveChange | null {
  const { drawingId, state, forPlayers, inSight, isSame } = payload
  const isShown = (when: 'before' | 'after') =>
    scope.everything || (forPlayers[when] && (!inSight || isInSight(inSight, when, scope)))
  if (isSame && isShown('before') && isShown('after')) return null
  if (state && isShown('after'))
    return { kind: 'drawing', drawing: toDrawing({ ...state, id: drawingId, sceneId, version }) }
  return isShown('before') ? { kind: 'drawingRemoved', sceneId, drawingId } : null
}
