import type { Change } from '#database/change.ts'

import { aboutSubject, noNews, presentedAs, type ChangeKind } from '../change-kind.ts'
import type { LogLine } from '../log-line.ts'
import { toChangedParts, type ChangedPart } from './presenter.ts'

/** The subject is the scene. Its audience is always `gameMaster`. */
export type WallChange = Change<
  'walls',
  {
    readonly changed: readonly ChangedPart[]
    /** The first name of the player who opened or closed the door. */
    readonly by?: string | undefined
  }
>

export const wallChange: ChangeKind<WallChange> = {
  ...aboutSubject,
  wanted: () => 'page',
  presenter: presentedAs(({ seq, subject: sceneId, payload: { changed, by } }, { scope }) =>
    scope.everything
      ? { kind: 'walls', sceneId, ...toChangedParts(changed, seq), ...(by !== undefined && { by }) }
      : null,
  ),
  logLine: ({ subject, payload }) => ({ did: wallAction(payload), entity: subject }),
  news: noNews,
}

function wallAction({ changed, by }: WallChange['payload']): LogLine['did'] {
  const part = changed[0]?.part
  if (by === undefined || part?.what !== 'wall') return 'wallsChanged'
  return part.content.door === 'open' ? 'doorOpened' : 'doorClosed'
}
