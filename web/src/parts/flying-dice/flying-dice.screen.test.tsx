import '#look/look.css'
import { beforeEach, expect, it } from 'vitest'

import { paint } from '#testing/paint.ts'
import { withoutReflections } from '#testing/without-reflections.ts'

import { NO_TIMEOUT, rollOf, shown, throwData } from './flying-dice-fixture.tsx'

/** Tests run with a software renderer, where dice are flat unless the setting says otherwise. The outer ring tests the reflections. */
beforeEach(() => {
  localStorage.setItem('waybook-dice', '3d')
  paint()
  withoutReflections()
})

it('[THR-9] with a software renderer the result is reported immediately and the dice are flat', async () => {
  localStorage.clear()
  const { events } = await shown({ roll: rollOf('2'), throwData })
  await expect.poll(() => events).toEqual(['result'])
})

it('[THR-5] a roll whose flight never arrives or is invalid is reported too', async () => {
  const { events, next } = await shown({ roll: rollOf('5'), throwData: null }, { ...NO_TIMEOUT, flightMs: 1 })
  await expect.poll(() => events).toEqual(['result'])
  await next({ roll: rollOf('6'), throwData: Uint8Array.of(1, 2, 3) })
  await expect.poll(() => events).toEqual(['result', 'result'])
})
