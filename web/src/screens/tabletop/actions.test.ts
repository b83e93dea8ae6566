import { expect, it } from 'vitest'

import { CALL_KEY } from '#stores/checks.ts'
import { DICE_KEY } from '#stores/tray.ts'

import { actionList } from './actions.ts'

it('no two actions of the map have the same key, nor that of the dice or of a check', () => {
  const ofMap = actionList.filter(({ on }) => on === undefined || on === 'map')
  const keys = [...ofMap.flatMap((action) => action.keys ?? []), DICE_KEY, CALL_KEY].map((key) => key.toLowerCase())
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

it('each action has a name of its own, by which lists tell them apart', () => {
  expect(new Set(actionList.map(({ name }) => name)).size).toBe(actionList.length)
})
