import { expect, it } from 'vitest'

import { CALL_KEY } from '#stores/checks.ts'
import { DICE_KEY } from '#stores/tray.ts'

import { actionList } from './actions.ts'

it('the map’s actions, the dice and Call a check all have different keys', () => {
  const ofMap = actionList.filter(({ on }) => on === undefined || on === 'map')
  const keys = [...ofMap.flatMap((action) => action.keys ?? []), DICE_KEY, CALL_KEY].map((key) => key.toLowerCase())
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

it('each action has a unique name, which lists use as its key', () => {
  expect(new Set(actionList.map(({ name }) => name())).size).toBe(actionList.length)
})
