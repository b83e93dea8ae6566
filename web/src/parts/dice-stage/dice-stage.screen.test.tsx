import type { Roll } from '@waybook/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import '#look/look.css'
import { DiceStage } from './dice-stage.tsx'
import { recordedThrows } from './stage/recorded-throws.ts'

/** Nothing times out, however long a frame takes without a graphics chip. */
const NO_TIMEOUT = { flightMs: 3_600_000, stageMs: 3_600_000 }

const [recorded] = recordedThrows
if (!recorded) throw new Error('nothing is recorded')
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
beforeEach(() => localStorage.setItem('waybook-dice', '3d'))

async function shown(given: { roll: Roll | null; throwData: Uint8Array | null }, timeouts = NO_TIMEOUT) {
  /** When dice become visible and disappear, and when a result is told. */
  const story: string[] = []
  const onRest = () => void story.push('told')
  const { container, rerender } = await render(<DiceStage {...given} timeouts={timeouts} onRest={onRest} />)
  const place = container.querySelector('[data-seen]') ?? container
  const isSeen = () => place.getAttribute('data-seen') === 'true'
  new MutationObserver(() => story.push(isSeen() ? 'seen' : 'gone')).observe(place, { attributes: true })
  const next = async (other: typeof given) =>
    await rerender(<DiceStage {...other} timeouts={timeouts} onRest={onRest} />)
  return { story, next, isSeen }
}

const still = () =>
  vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(() => Object.assign(new EventTarget(), { matches: true }) as never)

it('[THR-8] dice fall and rest, and only then is the result told, once; they are gone when the roll is', async () => {
  const { story, next, isSeen } = await shown({ roll: rollOf('1'), throwData: null })
  expect(isSeen()).toBe(false)
  await next({ roll: rollOf('1'), throwData })
  await expect.poll(() => story).toEqual(['seen', 'told'])
  expect(isSeen()).toBe(true)
  await next({ roll: null, throwData: null })
  await expect.poll(() => story).toEqual(['seen', 'told', 'gone'])
})

it('[THR-9] where WebGL is software, the result is told at once and the dice lie flat', async () => {
  localStorage.clear()
  const { story } = await shown({ roll: rollOf('2'), throwData })
  expect(story).toEqual(['told'])
})

it('[THR-10] who wants less motion but dice in space sees them lie', async () => {
  still()
  const { story, isSeen } = await shown({ roll: rollOf('4'), throwData })
  await expect.poll(() => story).toHaveLength(2)
  expect(story).toContain('told')
  expect(isSeen()).toBe(true)
})

it('[THR-5] a roll whose flight never comes, or is broken, is told all the same', async () => {
  const { story, next } = await shown({ roll: rollOf('5'), throwData: null }, { ...NO_TIMEOUT, flightMs: 1 })
  await expect.poll(() => story).toEqual(['told'])
  await next({ roll: rollOf('6'), throwData: Uint8Array.of(1, 2, 3) })
  await expect.poll(() => story).toEqual(['told', 'told'])
})
