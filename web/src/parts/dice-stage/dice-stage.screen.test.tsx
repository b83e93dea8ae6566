import '#look/look.css'
import type { Roll } from '@waybook/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { paint } from '#testing/paint.ts'
import { recordedThrows } from '#testing/recorded-throws.ts'
import { withoutReflections } from '#testing/without-reflections.ts'

import { DiceStage } from './dice-stage.tsx'

/** Nothing times out, however long a frame takes without a graphics chip. */
const NO_TIMEOUT = { flightMs: 3_600_000, stageMs: 3_600_000 }

const [recorded] = recordedThrows
if (!recorded) throw new Error('there are no recorded throws')
const throwData = recorded.flight
const rollOf = (id: string): Roll => ({
  id,
  at: 0,
  by: 'Maren',
  characterId: null,
  characterName: null,
  skill: null,
  reason: '',
  audience: 'table',
  dice: Object.fromEntries(Object.entries(recorded.dice).map(([die, faces]) => [die, [...faces]])),
})

/** Tests run with a software renderer, where dice are flat unless the setting says otherwise. */
beforeEach(() => {
  localStorage.setItem('waybook-dice', '3d')
  paint()
})

async function shown(given: { roll: Roll | null; throwData: Uint8Array | null }, timeouts = NO_TIMEOUT) {
  /** When dice become visible and disappear, and when a result is reported. */
  const events: string[] = []
  const onRest = () => void events.push('result')
  const container = document.body.appendChild(document.createElement('div'))
  const isSeen = () => container.querySelector('[data-seen=true]') !== null
  const changes = { subtree: true, attributeFilter: ['data-seen'] }
  new MutationObserver(() => events.push(isSeen() ? 'seen' : 'hidden')).observe(container, changes)
  const stage = <DiceStage {...given} timeouts={timeouts} onRest={onRest} />
  const { rerender } = await render(stage, { container })
  const next = async (other: typeof given) =>
    await rerender(<DiceStage {...other} timeouts={timeouts} onRest={onRest} />)
  return { events, next, isSeen }
}

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
  withoutReflections()
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
