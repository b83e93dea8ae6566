import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { KESSA, storedTokens, visitBareTable } from '#testing/table-fixture.ts'

const ODO = 'characters/odo'

beforeEach(async () => await page.viewport(1440, 900))

const figure = (name: string) => {
  const found = document.querySelector(`[data-token-id][aria-label^="${name}"]`)
  if (!(found instanceof HTMLElement)) throw new Error(`${name} is not on the map`)
  return found
}

/** The names of the selected tokens. */
const selected = () =>
  [...document.querySelectorAll('[data-token-id][aria-pressed=true]')].map((one) => one.getAttribute('aria-label'))

const places = async () => (await storedTokens()).map(({ name, x, y }) => `${name} ${Math.round(x)} ${Math.round(y)}`)

async function threeTokens() {
  const visited = await visitBareTable([KESSA, 40, 40], [ODO, 50, 40], ['characters/the-unlit', 60, 70, false])
  await expect.poll(() => document.querySelectorAll('[data-token-id]').length).toBe(3)
  return visited
}

interface At {
  readonly x: number
  readonly y: number
}

/** Presses the mouse, moves it along the path and releases it. */
function drag(target: Element, [from, ...way]: readonly [At, ...At[]], more: PointerEventInit = {}): void {
  const send = (type: string, { x, y }: At) =>
    target.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y, bubbles: true, button: 0, ...more }),
    )
  send('pointerdown', from)
  way.forEach((at) => send('pointermove', at))
  send('pointerup', way.at(-1) ?? from)
}

const centre = (element: Element): At => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

it('[VTT-312] Shift+click adds and removes a token, and a Shift+drag on the ground selects with a box; the panel shows the count', async () => {
  const { screen } = await threeTokens()
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  await map.getByRole('button', { name: 'Kessa Vane' }).click()
  await map.getByRole('button', { name: 'Odo Brandreth' }).click({ modifiers: ['Shift'] })
  expect(selected()).toEqual(['Kessa Vane', 'Odo Brandreth'])
  await expect.element(screen.getByRole('region', { name: '2 tokens' })).toBeVisible()
  await map.getByRole('button', { name: 'Kessa Vane' }).click({ modifiers: ['Shift'] })
  expect(selected()).toEqual(['Odo Brandreth'])
  const ground = document.querySelector('[data-scene]')
  const [kessa, odo] = [centre(figure('Kessa Vane')), centre(figure('Odo Brandreth'))]
  const from = { x: kessa.x - 60, y: kessa.y - 60 }
  if (!ground) throw new Error('There is no map')
  drag(ground, [from, { x: odo.x, y: odo.y }, { x: odo.x + 40, y: odo.y + 40 }], { shiftKey: true })
  await expect.poll(selected).toEqual(['Kessa Vane', 'Odo Brandreth'])
  expect(document.querySelector('[data-selection-box]')).toBeNull()
})

it('[VTT-312] Ctrl+A selects all; dragging one moves all, and undo reverts all in one step', async () => {
  const { screen } = await threeTokens()
  screen.getByRole('region', { name: 'Map of The toll gate' }).element().focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(selected()).toHaveLength(3)
  const kessa = figure('Kessa Vane')
  const from = centre(kessa)
  const tenPercent = (document.querySelector('[data-scene]')?.getBoundingClientRect().width ?? 0) / 10
  drag(kessa, [from, { x: from.x + 20, y: from.y }, { x: from.x + tenPercent, y: from.y }])
  await expect.poll(places).toEqual(['Kessa Vane 50 40', 'Odo Brandreth 60 40', 'The Unlit 70 70'])
  await call('undoTable', { campaignId: 'dam3' })
  expect(await places()).toEqual(['Kessa Vane 40 40', 'Odo Brandreth 50 40', 'The Unlit 60 70'])
})

it('[VTT-312] arrow keys move all, Ctrl+D copies all beside them, Delete removes all', async () => {
  const { screen } = await threeTokens()
  screen.getByRole('region', { name: 'Map of The toll gate' }).element().focus()
  await userEvent.keyboard('{Control>}a{/Control}{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(places).toEqual(['Kessa Vane 40 45', 'Odo Brandreth 50 45', 'The Unlit 60 75'])
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.poll(storedTokens).toHaveLength(6)
  await expect.poll(() => selected().length).toBe(3)
  const centres = [...document.querySelectorAll('[data-token-id]')].map(centre)
  const gaps = centres.flatMap((one, index) =>
    centres.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(70)
  await userEvent.keyboard('{Delete}')
  await expect.poll(storedTokens).toHaveLength(3)
})

it('[VTT-312] Ctrl+C and Ctrl+V put copies into the center of the visible map', async () => {
  const { screen } = await visitBareTable([KESSA, 10, 10])
  await screen.getByRole('region', { name: 'Map of The toll gate' }).getByRole('button').click()
  await userEvent.keyboard('{Control>}cv{/Control}')
  await expect.poll(places).toEqual(['Kessa Vane 10 10', 'Kessa Vane 50 50'])
})

it('[VTT-312] the panel shows, hides and resizes all tokens at once', async () => {
  const { screen } = await threeTokens()
  screen.getByRole('region', { name: 'Map of The toll gate' }).element().focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  const section = screen.getByRole('region', { name: '3 tokens' })
  await section.getByRole('button', { name: 'Hide from players' }).click()
  await expect.poll(async () => (await storedTokens()).map(({ visible }) => visible)).toEqual([false, false, false])
  await section.getByRole('button', { name: 'Show to players' }).click()
  await expect.poll(async () => (await storedTokens()).map(({ visible }) => visible)).toEqual([true, true, true])
  await section.getByRole('button', { name: '2 wide' }).click()
  await expect.poll(async () => (await storedTokens()).map(({ size }) => size)).toEqual(['two', 'two', 'two'])
  await screen.getByRole('button', { name: 'Delete Tokens' }).click()
  await expect.poll(storedTokens).toEqual([])
})

it('[VTT-312] the panel says whose characters are hidden, and shows them', async () => {
  const { screen } = await visitBareTable([KESSA, 10, 10], ['characters/the-unlit', 50, 50])
  await expect.poll(() => document.querySelectorAll('[data-token-id]').length).toBe(2)
  screen.getByRole('region', { name: 'Map of The toll gate' }).element().focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  const section = screen.getByRole('region', { name: '2 tokens' })
  await expect.element(section.getByText(/^Players don’t see .*The Unlit/)).toBeVisible()
  await section.getByRole('button', { name: /^Show the characters? by name$/ }).click()
  await expect.element(section.getByText(/^Players don’t see/)).not.toBeInTheDocument()
})

it('[VTT-312] the panel names each character once, and many names don’t widen it', async () => {
  const { screen } = await visitBareTable(...Array.from({ length: 8 }, (_, at) => [KESSA, 10 + 10 * at, 10] as const))
  await expect.poll(() => document.querySelectorAll('[data-token-id]').length).toBe(8)
  screen.getByRole('region', { name: 'Map of The toll gate' }).element().focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  const section = screen.getByRole('region', { name: '8 tokens' })
  await expect.element(section.getByText('Kessa Vane ×8')).toBeVisible()
  const panel = screen.getByRole('complementary', { name: 'Table' }).element()
  const rightOf = (element: Element) => element.getBoundingClientRect().right
  const tooWide = [...panel.querySelectorAll('button, p')].filter((part) => rightOf(part) > rightOf(panel))
  expect(tooWide).toEqual([])
})

it('[VTT-314] a second press on Select lets taps select several tokens', async () => {
  await page.viewport(390, 844)
  const { screen } = await threeTokens()
  await screen.getByRole('button', { name: 'Select', exact: true }).click()
  const options = screen.getByRole('region', { name: 'Select multiple' })
  await expect.element(options.getByText('0 tokens selected')).toBeVisible()
  for (const name of ['Kessa Vane', 'Odo Brandreth']) figure(name).click()
  await expect.element(options.getByText('2 tokens selected')).toBeVisible()
  await options.getByRole('button', { name: 'Done' }).click()
  await expect.element(options).not.toBeInTheDocument()
  expect(selected()).toEqual(['Kessa Vane', 'Odo Brandreth'])
})
