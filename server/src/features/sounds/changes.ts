import { aboutSubject, noNews, presentedAs, type ChangeKind } from '../change-kind.ts'
import { isFor } from '../handouts/presenter.ts'
import type { SoundChange } from './playing.ts'

const did = { played: 'soundPlayed', stopped: 'soundStopped', changed: 'soundsChanged' } as const

export const soundChange: ChangeKind<SoundChange> = {
  ...aboutSubject,
  presenter: presentedAs(({ payload: { audiences } }, { scope }) => {
    const notices = scope.everything || audiences.some((audience) => isFor(audience, scope))
    return notices ? { kind: 'sounds' } : null
  }),
  logLine: ({ payload }) =>
    payload.name === null ? null : { did: did[payload.did], detail: payload.name, key: payload.name },
  news: noNews,
}
