import type { Roll } from '@waybook/contract'
import type { ThrowResult } from '@waybook/rules'
import { render } from 'vitest-browser-react'

import recordedJson from '#testing/recorded-throws.json'

import { FlyingDice } from './flying-dice.tsx'

/** Test fixture: throws that a server recorded. */
export const recordedThrows: readonly { readonly dice: ThrowResult; readonly flight: Uint8Array }[] = recordedJson.map(
  ({ dice, flight }) => ({ dice, flight: Uint8Array.from(atob(flight), (letter) => letter.charCodeAt(0)) }),
)

/** Nothing times out, however long a frame takes without a GPU. */
export const NO_TIMEOUT = { flightMs: 3_600_000, sceneMs: 3_600_000 }

const [recorded] = recordedThrows
if (!recorded) throw new Error('there are no recorded throws')
export const throwData = recorded.flight
export const rollOf = (id: string): Roll => ({
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

/** Renders a 3D view and records its events. */
export async function shown(given: { roll: Roll | null; throwData: Uint8Array | null }, timeouts = NO_TIMEOUT) {
  /** `seen` or `hidden` when dice become visible or disappear, and `result` when a result is reported. */
  const events: string[] = []
  const onRest = () => void events.push('result')
  const container = document.body.appendChild(document.createElement('div'))
  const isSeen = () => container.querySelector('[data-seen=true]') !== null
  const changes = { subtree: true, attributeFilter: ['data-seen'] }
  new MutationObserver(() => events.push(isSeen() ? 'seen' : 'hidden')).observe(container, changes)
  const scene = <FlyingDice {...given} timeouts={timeouts} onRest={onRest} />
  const { rerender } = await render(scene, { container })
  const next = async (other: typeof given) =>
    await rerender(<FlyingDice {...other} timeouts={timeouts} onRest={onRest} />)
  return { events, next, isSeen }
}
