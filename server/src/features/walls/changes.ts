import type { Change } from '#database/change.ts'

import { aboutSubject, noNews, presentedAs, type ChangeKind } from '../change-kind.ts'
import { toChangedParts, type ChangedPart } from './presenter.ts'

/** The subject is the scene. Its audience is always `gameMaster`. */
export type WallChange = Change<'walls', { readonly changed: readonly ChangedPart[] }>

export const wallChange: ChangeKind<WallChange> = {
  ...aboutSubject,
  wanted: () => 'page',
  presenter: presentedAs(({ seq, subject: sceneId, payload: { changed } }, { scope }) =>
    scope.everything ? { kind: 'walls', sceneId, ...toChangedParts(changed, seq) } : null,
  ),
  logLine: ({ subject }) => ({ did: 'wallsChanged', entity: subject }),
  news: noNews,
}
