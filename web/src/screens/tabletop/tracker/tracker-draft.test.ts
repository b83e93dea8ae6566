import { expect, it } from 'vitest'

import { draftOf, wantedOf, whyNotSaved } from './tracker-draft.ts'

const clock = { ...draftOf(null), name: ' The flood rises ' }
const counter = { ...clock, kind: 'counter' } as const

it('[CLOCK-10] a new clock has six segments and is hidden from players', () => {
  expect(wantedOf(clock)).toEqual({ name: 'The flood rises', maximum: 6, audience: 'gameMaster' })
})

it('[CLOCK-10] changing a counter for some players begins with what it has', () => {
  const tracker = {
    id: 'a',
    kind: 'counter',
    name: 'Torches',
    value: 3,
    maximum: 9,
    audience: ['characters/odo'],
  } as const
  const draft = draftOf({ ...tracker, audience: [...tracker.audience] })
  expect(wantedOf(draft)).toEqual({ name: 'Torches', maximum: 9, audience: ['characters/odo'] })
  expect(wantedOf({ ...draft, most: ' ' }).maximum).toBeNull()
})

it.each([
  [clock, undefined],
  [{ ...clock, name: ' ' }, 'It needs a name.'],
  [{ ...clock, most: 'none', value: '' }, undefined],
  [counter, undefined],
  [{ ...counter, most: '0' }, 'The maximum is from 1 to 9999.'],
  [{ ...counter, most: '1.5' }, 'The maximum is from 1 to 9999.'],
  [{ ...counter, value: '-1' }, 'The number is from 0 to 9999.'],
  [{ ...clock, readers: 'some' as const }, 'Choose who sees it.'],
])('[CLOCK-10] %j: %s', (draft, reason) => {
  expect(whyNotSaved(draft)).toBe(reason)
})
