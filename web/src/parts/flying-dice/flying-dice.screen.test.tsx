import '#look/look.css'
import { beforeEach, expect, it, vi } from 'vitest'

import { paint } from '#testing/paint.ts'
import { withoutReflections } from '#testing/without-reflections.ts'

import { NO_TIMEOUT, rollOf, shown, throwData } from './flying-dice-fixture.tsx'

/** Tests run with a software renderer, where dice are flat unless the setting says otherwise. The outer ring tests the reflections. */
beforeEach(() => {
  localStorage.setItem('waybook-dice', '3d')
  paint()
  withoutReflections()
})

const preferReducedMotion = () =>
  vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(() => Object.assign(new EventTarget(), { matches: true }) as never)

it('[THR-8] the result is reported once, when the dice have come to rest; they disappear with the roll', async () => {
  const { events, next, isSeen } = await shown({ roll: rollOf('1'), throwData: null })
  expect(isSeen()).toBe(false)
  await next({ roll: rollOf('1'), throwData })
  await expect.poll(() => events).toEqual(['seen', 'result'])
  expect(isSeen()).toBe(true)
  await next({ roll: null, throwData: null })
  await expect.poll(() => events).toEqual(['seen', 'result', 'hidden'])
})

it('[THR-9] with a software renderer the result is reported immediately and the dice are flat', async () => {
  localStorage.clear()
  const { events } = await shown({ roll: rollOf('2'), throwData })
  await expect.poll(() => events).toEqual(['result'])
})

it('[THR-10] with reduced motion and the setting for 3D, the dice are shown at rest', async () => {
  preferReducedMotion()
  const { events, isSeen } = await shown({ roll: rollOf('4'), throwData })
  await expect.poll(() => events).toHaveLength(2)
  expect(events).toContain('result')
  expect(isSeen()).toBe(true)
})

it('[THR-5] a roll whose flight never arrives or is invalid is reported too', async () => {
  const { events, next } = await shown({ roll: rollOf('5'), throwData: null }, { ...NO_TIMEOUT, flightMs: 1 })
  await expect.poll(() => events).toEqual(['result'])
  await next({ roll: rollOf('6'), throwData: Uint8Array.of(1, 2, 3) })
  await expect.poll(() => events).toEqual(['result', 'result'])
})
