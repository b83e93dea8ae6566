import { emptyPool, skillPool, withModifiers } from '@waybook/rules'
import { beforeEach, expect, it } from 'vitest'

import { changeTray, chooseEffect, currentTray, discardRolled, leaveEffect, openTray } from './tray.ts'

const hard = { ...emptyPool, ...skillPool(3, 1), difficulty: 3 }
const twoLess = withModifiers(hard, [{ op: 'remove', die: 'setback', count: 2 }])
const upgraded = withModifiers(hard, [{ op: 'upgrade', die: 'ability', count: 1 }])

beforeEach(() => openTray({ pool: hard }))

it('[EFF-13] switching an effect on and off in the tray leaves the dice as they were', () => {
  chooseEffect('up', upgraded)
  expect(currentTray().pool).toEqual(upgraded)
  leaveEffect('up')
  expect(currentTray()).toMatchObject({ pool: hard, used: {} })
})

it('[EFF-13] an effect takes back only the dice that it took away', () => {
  chooseEffect('fog', twoLess)
  changeTray({ pool: { ...hard, setback: 1 } })
  leaveEffect('fog')
  expect(currentTray().pool.setback).toBe(1)
})

it('[EFF-13] a used effect is chosen again for the next roll', () => {
  chooseEffect('up', upgraded)
  changeTray({ rolled: true })
  discardRolled()
  expect(currentTray()).toMatchObject({ pool: hard, used: {} })
})
