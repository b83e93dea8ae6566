import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { askAsDisplay } from '#api/display-address.ts'
import { hastenTimers } from '#testing/hasten-timers.ts'
import { callAs, gameMaster, openPage, openTestServer, player } from '#testing/visit.tsx'

const GATE = 'scenes/toll-gate'
const ODO = 'characters/odo-brandreth'
const files = {
  [`${GATE}.md`]: '---\nname: The Toll Gate\nvisible: true\nboxText: The gate is shut.\n---\n\nA gate.\n',
  [`${ODO}.md`]: '---\nname: Odo Brandreth\nvisible: true\ntags: [party-member]\n---\n',
}
const campaignId = 'dam3'

/** Opens the display page in a game master's browser. */
async function openDisplay() {
  await openTestServer({ as: gameMaster, files })
  askAsDisplay()
  return await openPage('/display')
}

async function connectWithCode(): Promise<string> {
  const { id, code } = await callAs(gameMaster, 'createDisplay', { campaignId })
  await userEvent.keyboard(code)
  return id
}

it('[DISP-21] reports an invalid code, and connects with the game master’s code', async () => {
  const { screen } = await openDisplay()
  await expect.element(screen.getByRole('heading', { name: 'Connect this display' })).toBeVisible()
  await userEvent.keyboard('000000')
  await expect.element(screen.getByText(/^This code doesn’t work/)).toBeVisible()
  await connectWithCode()
  await expect.element(screen.getByText('Waiting for the game master to show a scene')).toBeVisible()
})

it('[DISP-21] the arrows of a remote control reach the digits', async () => {
  const { screen } = await openDisplay()
  await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{Enter}')
  await expect.element(screen.getByRole('status', { name: 'Code' })).toHaveAttribute('data-digits', '23')
  await userEvent.keyboard('{Backspace}')
  await expect.element(screen.getByRole('status', { name: 'Code' })).toHaveAttribute('data-digits', '2')
})

it('[DISP-22] [DISP-23] a display shows the scene, rolls and handouts', async () => {
  const { screen } = await openDisplay()
  await connectWithCode()
  await callAs(gameMaster, 'setActiveScene', { campaignId, sceneId: GATE })
  await expect.element(screen.getByRole('heading', { name: 'The Toll Gate' })).toBeInTheDocument()
  // The display ignores rolls from before the connection is live.
  const lastRoll = async () => {
    await callAs(player(), 'rollDice', { pool: { boost: 1 }, audience: 'table', reason: 'to see' })
    return screen.getByRole('status', { name: 'Last roll' }).element().textContent
  }
  await expect.poll(lastRoll, { interval: 1000 }).toMatch(/^Maren, to see/)
  await callAs(gameMaster, 'showHandout', { entityId: GATE, what: 'boxText', audience: 'everyone' })
  await expect.element(screen.getByRole('figure', { name: 'Handout' }).getByText('The gate is shut.')).toBeVisible()
  await callAs(gameMaster, 'hideHandout', {})
  await expect.element(screen.getByRole('figure', { name: 'Handout' })).not.toBeInTheDocument()
})

it('[DISP-22] token names are readable from a sofa: 26 px at 1080 lines', async () => {
  await page.viewport(1280, 720)
  const { screen } = await openDisplay()
  await connectWithCode()
  await callAs(gameMaster, 'setActiveScene', { campaignId, sceneId: GATE })
  const at = { position: { x: 50, y: 50 }, size: 'medium', visible: true } as const
  await callAs(gameMaster, 'addToken', { campaignId, sceneId: GATE, characterId: ODO, ...at })
  const name = screen.getByText('Odo Brandreth')
  await expect.element(name).toBeVisible()
  expect(parseFloat(getComputedStyle(name.element()).fontSize)).toBeGreaterThanOrEqual((26 * 720) / 1080)
})

it('[DISP-25] a disconnected display says so', async () => {
  const { screen } = await openDisplay()
  const id = await connectWithCode()
  await expect.element(screen.getByText('Waiting for the game master to show a scene')).toBeVisible()
  await callAs(gameMaster, 'revokeDisplay', { id })
  await expect.element(screen.getByRole('heading', { name: 'This display was disconnected' })).toBeVisible()
})

const screens = [
  [360, 740],
  [740, 360],
  [1920, 1080],
] as const

it('[DISP-21] the code page fits screens of every size', async () => {
  const { screen } = await openDisplay()
  const parts = () => [...screen.getByRole('main').element().querySelectorAll('h1, p, button, [data-digits] > *')]
  await expect.poll(() => parts().length).toBeGreaterThan(15)
  for (const [width, height] of screens) {
    await page.viewport(width, height)
    const cut = parts().filter((part) => {
      const { left, right } = part.getBoundingClientRect()
      return left < 0 || right > width
    })
    expect(cut, `${width} x ${height}`).toEqual([])
    const first = screen.getByRole('heading').element()
    const scrolls = first.parentElement ?? first
    const top = scrolls.scrollTop + first.getBoundingClientRect().top
    expect(top, `${width} x ${height}`).toBeGreaterThanOrEqual(0)
  }
})

/** Controls the page's live connection: `cut` closes it until `restore`. */
function liveConnection() {
  const { WebSocket: RealSocket } = globalThis
  const sockets: WebSocket[] = []
  let isCut = false
  class CutSocket extends RealSocket {
    constructor(url: string | URL) {
      super(isCut ? 'ws://127.0.0.1:1' : url)
      sockets.push(this)
    }
  }
  vi.stubGlobal('WebSocket', CutSocket)
  return {
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.close()
    },
    restore: () => void (isCut = false),
  }
}

it('[DISP-24] a display reconnects by itself after its connection is cut', async () => {
  const live = liveConnection()
  const { screen } = await openDisplay()
  await connectWithCode()
  await expect.element(screen.getByText('Waiting for the game master to show a scene')).toBeVisible()
  const notice = screen.getByText('No connection. Trying again…')
  await expect.element(notice).not.toBeInTheDocument()
  live.cut()
  await expect.element(notice).toBeVisible()
  live.restore()
  await expect.element(notice).not.toBeInTheDocument()
  await callAs(gameMaster, 'setActiveScene', { campaignId, sceneId: GATE })
  await expect.element(screen.getByRole('heading', { name: 'The Toll Gate' })).toBeInTheDocument()
})

it('[DISP-24] a display keeps the screen on, and hides an idle pointer', async () => {
  hastenTimers()
  const held = vi.spyOn(navigator.wakeLock, 'request')
  const { screen } = await openDisplay()
  expect(held).toHaveBeenCalledWith('screen')
  const pointer = () => getComputedStyle(screen.getByRole('main').element()).cursor
  await expect.poll(pointer).toBe('none')
  dispatchEvent(new PointerEvent('pointermove'))
  await expect.poll(pointer).not.toBe('none')
  await expect.poll(pointer).toBe('none')
})

it('[CLOCK-12] a display shows the clocks for everyone', async () => {
  const { screen } = await openDisplay()
  await connectWithCode()
  const clock = { campaignId, kind: 'clock', maximum: 6, value: 2 } as const
  await callAs(gameMaster, 'addTracker', { ...clock, name: 'A secret', audience: 'gameMaster' })
  await callAs(gameMaster, 'addTracker', { ...clock, name: 'High water', audience: 'everyone' })
  await expect.element(screen.getByRole('meter', { name: 'High water' })).toHaveAttribute('aria-valuetext', '2 of 6')
  await expect.element(screen.getByText('A secret')).not.toBeInTheDocument()
})
