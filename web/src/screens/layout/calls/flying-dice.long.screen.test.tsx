import { expect, it, onTestFinished, vi } from 'vitest'

import { paint } from '#testing/paint.ts'
import recorded from '#testing/recorded-throws.json'
import { callAs, gameMaster } from '#testing/visit.tsx'
import { withoutReflections } from '#testing/without-reflections.ts'

import { callFor, KESSA, visitAsKessa } from './calls-fixture.ts'

/** Longer than a flight takes without a GPU. */
const FLIGHT = { timeout: 20_000 }

/** Sends this throw over the page's live connection for each roll of a check, because test servers simulate no throws. */
function throwDice(flight: string): void {
  const sockets: WebSocket[] = []
  const { fetch, WebSocket: RealSocket } = globalThis
  class TrackedSocket extends RealSocket {
    constructor(url: string | URL) {
      super(url)
      sockets.push(this)
    }
  }
  vi.stubGlobal('WebSocket', TrackedSocket)
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await fetch(...request)
    const body = request[1]?.body
    if (typeof body !== 'string' || !body.includes('"operation":"rollCheck"')) return response
    const [, rollId] = /"roll":\{[^{}]*"id":"([^"]+)"/.exec(await response.clone().text()) ?? []
    const data = JSON.stringify({ type: 'throw', rollId, throw: flight })
    sockets.at(-1)?.dispatchEvent(new MessageEvent('message', { data }))
    return response
  })
}

/** The parts of a roll, in the order in which they appear on the page. */
function watch(): readonly string[] {
  const seen: string[] = []
  const shown = { 'flying dice': '[data-seen=true]', result: '[aria-label=Result]', tray: '[aria-label="Dice Roller"]' }
  const observer = new MutationObserver(() => {
    for (const [what, selector] of Object.entries(shown))
      if (!seen.includes(what) && document.querySelector(selector)) seen.push(what)
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return seen
}

it(
  '[CHK-208] the dice of a called check fly before its surface shows the result, and the tray stays closed',
  { timeout: 60_000 },
  async () => {
    withoutReflections()
    paint()
    localStorage.setItem('waybook-dice', '3d')
    throwDice(recorded[0]?.flight ?? '')
    await import('#parts/flying-dice/scene/show-throw.ts')
    const { screen } = await visitAsKessa()
    // The pool of the recorded throw.
    const { id: checkId } = await callFor({ boosts: 1, setbacks: 1 })
    const upgrade = { op: 'upgrade', die: 'difficulty', count: 1, reason: '', kind: 'hand' } as const
    await callAs(gameMaster, 'addModifier', { checkId, characterId: KESSA, ...upgrade })
    await screen.getByRole('region', { name: 'Called check' }).getByRole('button', { name: 'Roll' }).click()
    const surface = screen.getByRole('dialog', { name: 'Check for Kessa Vane' })
    await expect
      .element(surface.getByRole('region', { name: 'Against you' }))
      .toMatchTextContent(/1 challenge, 2 difficulty, 1 setback/)
    const seen = watch()
    await surface.getByRole('button', { name: 'Roll', exact: true }).click()
    await expect.poll(() => seen, FLIGHT).toEqual(['flying dice', 'result'])
    await surface.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => document.querySelector('[data-seen=true]')).toBeNull()
    expect(seen).toEqual(['flying dice', 'result'])
  },
)
