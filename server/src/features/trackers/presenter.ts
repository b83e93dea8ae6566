import type { Tracker, TrackerAudience, VisibilityScope } from '@waybook/contract'

import { isFor } from '../handouts/presenter.ts'
import type { TrackerRecord } from './queries.ts'

/** Whether a clock or counter for this audience is for the viewer. */
export function isTrackerFor(audience: TrackerAudience, scope: VisibilityScope): boolean {
  return audience === 'gameMaster' ? scope.everything : isFor(audience, scope)
}

/** Only game masters get the audience, because it names characters that players may not see. */
export function toTracker({ audience, place: _place, ...tracker }: TrackerRecord, scope: VisibilityScope): Tracker {
  return { ...tracker, ...(scope.everything && { audience }) }
}
