import { tokenOf } from '@waybook/testing/stores/table/token-of.ts'
import { describe, expect, it } from 'vitest'

import type { UndoableChange } from './queries.ts'
import { completeSteps, tableHistory, undoneToken, tokenAction } from './table-history.ts'
import type { TokenState } from './token-record.ts'

const KESSA = 'characters/kessa-vane'

/** One change per argument: the number of the change that it undoes, if any, and the step that it is part of. */
const inSteps = (...made: readonly (readonly [takesBack: number | undefined, step?: string])[]): UndoableChange[] =>
  made.map(([takesBack, step], index) => ({
    seq: index + 1,
    at: 0,
    actor: 'gm',
    audience: 'everyone',
    operation: 'activeScene',
    subject: 'campaign',
    payload: { before: null, after: null, takesBack, step },
  }))
/** One change per argument; an argument other than `undefined` is the number of the change that this one undoes. */
const changes = (...backs: (number | undefined)[]) => inSteps(...backs.map((takesBack) => [takesBack] as const))
const did = undefined

describe('the changes that can be undone and redone, last first', () => {
  it.each([
    ['none at first', changes(), [], []],
    ['every change can be undone', changes(did, did), [2, 1], []],
    ['an undone change can be redone', changes(did, did, 2), [1], [3]],
    ['step by step', changes(did, did, 2, 1), [], [4, 3]],
    ['a redone change can be undone', changes(did, did, 2, 3), [4, 1], []],
    ['and redone again', changes(did, 1, 2, 3), [], [4]],
    ['a new change clears what could be redone', changes(did, did, 2, did), [4, 1], []],
    ['changes that undo an unknown one are ignored', changes(did, 0, 77), [1], []],
  ])('[TABLE-12] %s', (_, all, undo, redo) => {
    const history = tableHistory(all)
    expect([history.undo, history.redo].map((list) => list.map(([change]) => change?.seq))).toEqual([undo, redo])
  })

  it('[TABLE-313] changes of several tokens that were made at once are one step, undone as a whole', () => {
    const all = inSteps([did], [did, 'a'], [did, 'a'], [2, 'b'], [3, 'b'], [5, 'c'])
    const numbers = (most: number) => {
      const { undo, redo } = tableHistory(all.slice(0, most))
      return [undo, redo].map((steps) => steps.map((step) => step.map(({ seq }) => seq)))
    }
    expect(numbers(3)).toEqual([[[2, 3], [1]], []])
    expect(numbers(5)).toEqual([[[1]], [[4, 5]]])
    expect(numbers(6)).toEqual([[[6], [1]], []])
  })

  it('[TABLE-313] a step that is known only in part is left out', () => {
    const all = inSteps([did, 'a'], [did, 'a'], [did, 'b'])
    expect(completeSteps(all, 3).map(({ seq }) => seq)).toEqual([3])
    expect(completeSteps(all, 4)).toEqual(all)
  })
})

const here = tokenOf(KESSA)
const there = tokenOf(KESSA, { position: { x: 10, y: 20 } })
const elsewhere = tokenOf(KESSA, { position: { x: 90, y: 90 } })
const largeThere: TokenState = { ...there, size: 'large' }

describe('undoing a change of a token', () => {
  it.each([
    ['moves it back to where it was', [here, there], there, here],
    ['keeps later changes of other properties', [here, there], largeThere, { ...here, size: 'large' }],
    ['leaves a token that has been moved since', [here, there], elsewhere, undefined],
    ['leaves a token that has been removed', [here, there], null, undefined],
    ['removes a token that was added', [null, here], here, null],
    ['leaves a token that was added and has changed since', [null, here], there, undefined],
    ['restores a token that was removed', [here, null], null, here],
    ['leaves a token that has been restored already', [here, null], there, undefined],
    ['shows a token that was hidden', [here, { ...here, visible: false }], { ...there, visible: false }, there],
  ] as const)('[TABLE-13] %s', (_, [before, after], now, expected) => {
    expect(undoneToken({ before, after }, now)).toEqual(expected)
  })

  it.each([
    ['addedToken', null, here],
    ['removedToken', here, null],
    ['movedToken', here, largeThere],
    ['resizedToken', there, largeThere],
    ['hidToken', here, { ...here, visible: false }],
    ['showedToken', { ...here, visible: false }, here],
    ['raisedToken', here, { ...here, elevation: 3 }],
    ['turnedToken', here, { ...here, facing: 90 }],
    ['changedSight', here, { ...here, sight: { sees: false, range: null, darkRange: 0, light: null } }],
  ] as const)('[TABLE-12] is reported as %s', (expected, before, after) => {
    expect(tokenAction({ before, after })).toBe(expected)
  })
})
