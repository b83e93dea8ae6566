import { expect, it } from 'vitest'

import { openPart } from '#parts/check/example-check.ts'

import { hitOffers, type OpenPart } from './use-open-checks.ts'

const [example] = openPart.pageEffects
if (!example) throw new Error('The example has no effect')

const reaction = (key: string, problem: string | null = null) => ({ reduces: 3, effect: { ...example, key, problem } })
const parry = reaction('parry')
const tired = reaction('tired', 'Only 1 strain can still be suffered')

const open: OpenPart = {
  check: {
    id: 'check',
    kind: 'attack',
    state: 'open',
    title: '',
    at: 0,
    by: 'Bram',
    audience: 'table',
    version: 1,
    parts: [],
  },
  part: { ...openPart, reactions: [tired, parry] },
}

it('[EFF-35] the line offers what can be paid for, until somebody says No on this device', () => {
  const offers = hitOffers([open])
  expect(offers.map(({ reaction: { effect } }) => effect.key)).toEqual(['parry'])
  expect(
    hitOffers(
      [open],
      [],
      offers.map(({ id }) => id),
    ),
  ).toEqual([])
  expect(hitOffers([{ ...open, part: openPart }])).toEqual([])
})

it('[EFF-43] the line offers it for a hit in an attack that the viewer may not see', () => {
  const hit = { checkId: 'secret', reaction: parry }
  expect(hitOffers([], [hit])).toEqual([{ ...hit, id: 'secret/parry', open: null }])
  expect(hitOffers([], [{ ...hit, reaction: tired }])).toEqual([])
})
