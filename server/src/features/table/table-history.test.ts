import { tokenOf } from '@waybook/testing/store/table/token-of.ts'
import { describe, expect, it } from 'vitest'

import type { LoggedTableChange } from './table-change.ts'
import { tableHistory, tokenTakenBack, whatWasDone } from './table-history.ts'
import type { TokenState } from './token-record.ts'

const KESSA = 'characters/kessa-vane'

/** So many deeds; each `back` takes back the one with that number. */
const deeds = (...backs: (number | undefined)[]): LoggedTableChange[] =>
  backs.map((takesBack, index) => ({
    seq: index + 1,
    at: 0,
    actor: 'gm',
    audience: 'everyone',
    operation: 'activeScene',
    subject: 'campaign',
    payload: { before: null, after: null, takesBack },
  }))
const did = undefined

describe('what can be undone and done again, the last first', () => {
  it.each([
    ['nothing at first', deeds(), [], []],
    ['whatever was done', deeds(did, did), [2, 1], []],
    ['what was undone can be done again', deeds(did, did, 2), [1], [3]],
    ['step by step', deeds(did, did, 2, 1), [], [4, 3]],
    ['what was done again can be undone', deeds(did, did, 2, 3), [4, 1], []],
    ['and again', deeds(did, 1, 2, 3), [], [4]],
    ['something new is the end of what could be done again', deeds(did, did, 2, did), [4, 1], []],
    ['what goes back beyond what is known is left alone', deeds(did, 0, 77), [1], []],
  ])('[TABLE-12] %s', (_, all, undo, redo) => {
    const history = tableHistory(all)
    expect([history.undo, history.redo].map((list) => list.map(({ seq }) => seq))).toEqual([undo, redo])
  })
})

const here = tokenOf(KESSA)
const there = tokenOf(KESSA, { position: { x: 10, y: 20 } })
const elsewhere = tokenOf(KESSA, { position: { x: 90, y: 90 } })
const largeThere: TokenState = { ...there, size: 'large' }

describe('taking back a change of a token', () => {
  it.each([
    ['puts it where it was', [here, there], there, here],
    ['keeps what somebody changed since', [here, there], largeThere, { ...here, size: 'large' }],
    ['leaves one that was moved since', [here, there], elsewhere, undefined],
    ['leaves one that is gone', [here, there], null, undefined],
    ['takes away what was added', [null, here], here, null],
    ['leaves what was added and changed since', [null, here], there, undefined],
    ['puts back what was removed', [here, null], null, here],
    ['leaves what is there again', [here, null], there, undefined],
    ['shows what was hidden', [here, { ...here, visible: false }], { ...there, visible: false }, there],
  ] as const)('[TABLE-13] %s', (_, [before, after], now, expected) => {
    expect(tokenTakenBack({ before, after }, now)).toEqual(expected)
  })

  it.each([
    ['addedToken', null, here],
    ['removedToken', here, null],
    ['movedToken', here, largeThere],
    ['resizedToken', there, largeThere],
    ['hidToken', here, { ...here, visible: false }],
    ['showedToken', { ...here, visible: false }, here],
  ] as const)('[TABLE-12] says that it %s', (expected, before, after) => {
    expect(whatWasDone({ before, after })).toBe(expected)
  })
})
