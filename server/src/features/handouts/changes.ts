import { aboutSubject, noNews, presentedAs, type ChangeKind } from '../change-kind.ts'
import { isFor } from './presenter.ts'
import type { HandoutChange } from './queries.ts'

export const handoutChange: ChangeKind<HandoutChange> = {
  ...aboutSubject,
  presenter: presentedAs(({ payload: { handoutId, before, after } }, { scope }) => {
    const [saw, sees] = [before, after].map((audience) => audience !== null && isFor(audience, scope))
    return saw === true || sees === true ? { kind: 'handout', handoutId: sees === true ? handoutId : null } : null
  }),
  logLine: ({ payload }) => ({ did: payload.handoutId === null ? 'handoutEnded' : 'handoutShown' }),
  news: noNews,
}
