import '#look/look.css'
import { beforeEach, expect, it, vi } from 'vitest'

import { paint } from '#testing/paint.ts'
import { withoutReflections } from '#testing/without-reflections.ts'

import { rollOf, shown, throwData } from './flying-dice-fixture.tsx'

beforeEach(() => {
  localStorage.setItem('waybook-dice', '3d')
  paint()
})

const preferReducedMotion = () =>
  vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(() => Object.assign(new EventTarget(), { matches: true }) as never)

it('[THR-8] dice with reflections also come to rest, and disappear with the roll', async () => {
  const { events, next } = await shown({ roll: rollOf('1'), throwData })
  await expect.poll(() => events).toEqual(['seen', 'result'])
  await next({ roll: null, throwData: null })
  await expect.poll(() => events).toEqual(['seen', 'result', 'hidden'])
})

it('[THR-8] the result is reported once, when the dice have come to rest; they disappear with the roll', async () => {
  withoutReflections()
  const { events, next, isSeen } = await shown({ roll: rollOf('1'), throwData: null })
  expect(isSeen()).toBe(false)
  await next({ roll: rollOf('1'), throwData })
  await expect.poll(() => events).toEqual(['seen', 'result'])
  expect(isSeen()).toBe(true)
  await next({ roll: null, throwData: null })
  await expect.poll(() => events).toEqual(['seen', 'result', 'hidden'])
})

it('[THR-10] with reduced motion and the setting for 3D, the dice are shown at rest', async () => {
  withoutReflections()
  preferReducedMotion()
  const { events, isSeen } = await shown({ roll: rollOf('4'), throwData })
  await expect.poll(() => events).toHaveLength(2)
  expect(events).toContain('result')
  expect(isSeen()).toBe(true)
})
