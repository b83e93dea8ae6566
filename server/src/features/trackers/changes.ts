import { aboutSubject, noNews, presentedAs, type ChangeKind } from '../change-kind.ts'
import { isTrackerFor } from './presenter.ts'
import type { TrackerChange } from './queries.ts'

export const trackerChange: ChangeKind<TrackerChange> = {
  ...aboutSubject,
  presenter: presentedAs(({ payload: { before, after } }, { scope }) => {
    const isKnown = [before, after].some((state) => state !== null && isTrackerFor(state.audience, scope))
    return isKnown ? { kind: 'trackers' } : null
  }),
  logLine: ({ payload: { trackerId, before, after } }) => ({
    did: before === null ? 'trackerAdded' : after === null ? 'trackerRemoved' : 'trackerChanged',
    detail: (after ?? before)?.name,
    unit: trackerId,
    key: trackerId,
  }),
  news: noNews,
}
