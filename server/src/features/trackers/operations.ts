import { mayHaveMaximum, Problem, steppedValue, TRACKERS_MAX, type TrackerAudience } from '@waybook/contract'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { charactersAmong } from '../entities/characters-among.ts'
import { type OperationHandlers, type RequestContext, type WriteContext } from '../request-context.ts'
import { isTrackerFor, toTracker } from './presenter.ts'
import { findTracker, putTracker, readTrackers, stateOf, type TrackerRecord, type TrackerState } from './queries.ts'

export const trackerOperations = {
  getTrackers: async ({ records, scope }) => {
    const trackers = (await readTrackers(records)).filter(({ audience }) => isTrackerFor(audience, scope))
    return { trackers: trackers.map((tracker) => toTracker(tracker, scope)) }
  },

  addTracker: async (context, { kind, name, value = 0, maximum, audience }) => {
    const there = await readTrackers(context.records)
    if (there.length >= TRACKERS_MAX)
      throw new Problem('conflict', playProblems.tooManyTrackers({ most: TRACKERS_MAX }))
    const place = (there.at(-1)?.place ?? 0) + 1
    return await put(context, randomId(), { kind, name, value, maximum, audience, place })
  },

  updateTracker: async (context, { trackerId, ...wanted }) => {
    const { name, value, maximum, audience, ...rest } = stateOf(await trackerOf(context, trackerId))
    const state = {
      ...rest,
      name: wanted.name ?? name,
      value: wanted.value ?? value,
      maximum: wanted.maximum === undefined ? maximum : wanted.maximum,
      audience: wanted.audience ?? audience,
    }
    if (!mayHaveMaximum(state.kind, state.maximum)) throw new Problem('bad-params', playProblems.clockSegments())
    return await put(context, trackerId, state)
  },

  tickTracker: async (context, { trackerId, by }) => {
    const tracker = await trackerOf(context, trackerId)
    const value = steppedValue(tracker, by)
    if (value === tracker.value) return { tracker: toTracker(tracker, context.scope) }
    return await put(context, trackerId, { ...stateOf(tracker), value })
  },

  removeTracker: async (context, { trackerId }) => {
    await trackerOf(context, trackerId)
    await putTracker(context.records, trackerId, null)
  },
} satisfies Partial<OperationHandlers>

async function trackerOf({ records }: RequestContext, id: string): Promise<TrackerRecord> {
  const tracker = await findTracker(records, id)
  if (!tracker) throw new Problem('not-found', playProblems.clockOrCounterNoLongerExists())
  return tracker
}

/** Stores a state whose value may be beyond a smaller maximum, and whose audience may name a character twice. */
async function put(context: WriteContext, id: string, wanted: TrackerState) {
  const audience: TrackerAudience =
    typeof wanted.audience === 'string' ? wanted.audience : await charactersAmong(context, wanted.audience)
  const state = { ...wanted, audience, value: steppedValue(wanted, 0) }
  await putTracker(context.records, id, state)
  return { tracker: toTracker({ ...state, id }, context.scope) }
}
