import type { Roll } from '@waybook/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import '../../look/look.css'
import { DiceStage } from './dice-stage.tsx'
import { recordedThrows } from './stage/recorded-throws.ts'

/** Where there is no graphics chip a picture takes a second. */
const SLOW = { timeout: 60_000 }

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

/** Tests are drawn in software, where dice lie flat unless one wants otherwise. */
beforeEach(() => localStorage.setItem('waybook-dice', '3d'))
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

async function shown(given: { roll: Roll | null; throwData: Uint8Array | null }) {
  const onRest = vi.fn<() => void>()
  const { container, rerender } = await render(<DiceStage {...given} onRest={onRest} />)
  const place = container.querySelector('[data-seen]')
  const next = async (other: typeof given) => await rerender(<DiceStage {...other} onRest={onRest} />)
  return { onRest, next, isSeen: () => place?.getAttribute('data-seen') === 'true' }
}

const still = () =>
  vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(() => Object.assign(new EventTarget(), { matches: true }) as never)

it(
  '[THR-8] dice fall and rest, and only then is the result told, once; they are gone when the roll is',
  SLOW,
  async () => {
    const { onRest, next, isSeen } = await shown({ roll: rollOf('1'), throwData: null })
    expect(isSeen()).toBe(false)
    await next({ roll: rollOf('1'), throwData })
    await expect.poll(isSeen, SLOW).toBe(true)
    expect(onRest).not.toHaveBeenCalled()
    await expect.poll(() => onRest.mock.calls.length, SLOW).toBe(1)
    expect(isSeen()).toBe(true)
    await next({ roll: null, throwData: null })
    expect(isSeen()).toBe(false)
    expect(onRest).toHaveBeenCalledOnce()
  },
)

it('[THR-9] where WebGL is software, the result is told at once and the dice lie flat', async () => {
  localStorage.clear()
  const { onRest, isSeen } = await shown({ roll: rollOf('2'), throwData })
  expect(onRest).toHaveBeenCalledOnce()
  expect(isSeen()).toBe(false)
})

it('[THR-10] who wants less motion but dice in space sees them lie', SLOW, async () => {
  still()
  const { onRest, isSeen } = await shown({ roll: rollOf('4'), throwData })
  await expect.poll(() => onRest.mock.calls.length, SLOW).toBe(1)
  expect(isSeen()).toBe(true)
})

it('[THR-5] a roll whose flight never comes, or is broken, is told all the same', SLOW, async () => {
  const { onRest, next, isSeen } = await shown({ roll: rollOf('5'), throwData: null })
  await expect.poll(() => onRest.mock.calls.length, SLOW).toBe(1)
  await next({ roll: rollOf('6'), throwData: Uint8Array.of(1, 2, 3) })
  await expect.poll(() => onRest.mock.calls.length, SLOW).toBe(2)
  expect(isSeen()).toBe(false)
})
