import { expect, it } from 'vitest'

import { openPart } from '#parts/check/example-check.ts'

import { offerId, offersOf, type OpenPart } from './use-open-checks.ts'

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
  expect(offersOf(open, [])).toEqual([parry])
  expect(offersOf(open, [offerId(open, parry)])).toEqual([])
  expect(offersOf({ ...open, part: openPart }, [])).toEqual([])
})
