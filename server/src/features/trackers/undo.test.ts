import { expect, it } from 'vitest'

import type { TrackerState } from './queries.ts'
import { undoneTracker } from './undo.ts'

const tide: TrackerState = {
  kind: 'clock',
  name: 'High water',
  value: 2,
  maximum: 6,
  audience: 'everyone',
  place: 1,
}
const ticked = { ...tide, value: 3 }
const renamed = { ...ticked, name: 'Spring tide' }

it.each([
  ['a tick', { before: tide, after: ticked }, ticked, tide],
  ['a tick before a new name', { before: tide, after: ticked }, renamed, { ...renamed, value: 2 }],
  ['a tick that somebody changed since', { before: tide, after: ticked }, { ...ticked, value: 5 }, undefined],
  ['a tick of a removed clock', { before: tide, after: ticked }, null, undefined],
  ['a removal', { before: tide, after: null }, null, tide],
  ['a removal of a clock that is back', { before: tide, after: null }, tide, undefined],
  ['an addition', { before: null, after: tide }, tide, null],
  ['an addition of a clock that was ticked since', { before: null, after: tide }, ticked, undefined],
])('[CLOCK-5] undoes %s', (_what, change, now, undone) => {
  expect(undoneTracker(change, now)).toEqual(undone)
})
