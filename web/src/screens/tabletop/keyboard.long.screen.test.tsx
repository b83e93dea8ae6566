import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { KESSA, openBareTable, openTab, openTable, storedTokens, visitBareTable } from '#testing/table-fixture.ts'
import { callAs, gameMaster, player } from '#testing/visit.tsx'

beforeEach(async () => await page.viewport(1440, 900))

const mapOf = (screen: Pick<typeof page, 'getByRole'>) => screen.getByRole('region', { name: 'Map of The toll gate' })

/** Waits for the map and its tokens, and moves the focus to the map. */
async function focusMap(screen: Pick<typeof page, 'getByRole'>, tokens: number) {
  await expect.element(mapOf(screen).getByRole('button')).toHaveLength(tokens)
  mapOf(screen).element().focus()
}

it('[VTT-27] Tab moves from the map to each token, and then to the tools; a link before the map skips them', async () => {
  const { screen } = await visitBareTable([KESSA, 20, 50], ['characters/odo', 50, 50], ['characters/the-unlit', 80, 50])
  const map = mapOf(screen)
  await focusMap(screen, 3)
  for (const name of [
    'Kessa Vane',
    'Odo Brandreth',
    'The Unlit, hidden from players, because its character is hidden',
  ]) {
    await userEvent.tab()
    await expect.element(map.getByRole('button', { name, exact: true })).toHaveFocus()
  }
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Select' })).toHaveFocus()
  mapOf(screen).element().focus()
  await userEvent.tab({ shift: true })
  await expect.element(screen.getByRole('link', { name: 'Skip the map' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('toolbar', { name: 'Map' })).toHaveFocus()
})

it('[VTT-10] [VTT-27] arrow keys move the focused token and announce the position; removing it moves the focus to the map', async () => {
  const { screen } = await visitBareTable([KESSA, 50, 50])
  await focusMap(screen, 1)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  await expect.element(screen.getByText('Kessa Vane: 51 percent across, 45 percent down')).toBeInTheDocument()
  await expect.poll(storedTokens).toEqual([{ name: 'Kessa Vane', x: 51, y: 45, size: 'medium', visible: true }])
  await userEvent.keyboard('{Delete}')
  await expect.element(mapOf(screen).getByRole('button')).toHaveLength(0)
  await expect.element(mapOf(screen)).toHaveFocus()
})

it('[VTT-27] arrow keys on a token that the viewer can’t move pan the map', async () => {
  await openTable({ as: player(KESSA) }, [KESSA, 50, 50])
  const { screen } = await openBareTable()
  const kessa = mapOf(screen).getByRole('button', { name: 'Kessa Vane, you' })
  await expect.element(kessa).toBeVisible()
  await focusMap(screen, 1)
  await userEvent.tab()
  const { left } = kessa.element().getBoundingClientRect()
  await userEvent.keyboard('{ArrowRight}')
  expect(kessa.element().getBoundingClientRect().left).toBeCloseTo(left - 0.15 * innerWidth, 0)
  const { tokens } = await call('getTokens', { campaignId: 'dam3', sceneId: 'scenes/toll-gate' })
  expect(tokens.map(({ position }) => position)).toEqual([{ x: 50, y: 50 }])
})

it('[VTT-27] Enter opens a token without a menu in the panel, and Escape returns to the token and then to the map', async () => {
  await openTable({ as: player('characters/odo') }, [KESSA, 50, 50])
  const { screen } = await openBareTable()
  const kessa = mapOf(screen).getByRole('button', { name: 'Kessa Vane' })
  await expect.element(kessa).toBeVisible()
  await focusMap(screen, 1)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('region', { name: 'Kessa Vane' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Page of Kessa Vane' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(kessa).toHaveFocus()
  await expect.element(kessa).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(mapOf(screen)).toHaveFocus()
  await expect.element(kessa).toHaveAttribute('aria-pressed', 'false')
})

it('[VTT-27] focusing a token outside the window pans it into view', async () => {
  const { screen } = await visitBareTable([KESSA, 50, 50], ['characters/odo', 2, 98])
  await expect.element(mapOf(screen).getByRole('button')).toHaveLength(2)
  for (let times = 0; times < 4; times += 1) await screen.getByRole('button', { name: 'Zoom in' }).click()
  const odo = mapOf(screen).getByRole('button', { name: 'Odo Brandreth' }).element()
  const isInside = () => {
    const { left, right, top, bottom } = odo.getBoundingClientRect()
    return left > 0 && top > 0 && right < innerWidth && bottom < innerHeight
  }
  expect(isInside()).toBe(false)
  await focusMap(screen, 2)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(mapOf(screen).getByRole('button', { name: 'Odo Brandreth' })).toHaveFocus()
  expect(isInside()).toBe(true)
})

const LONG = 'cannot feel the fingers of his left hand until he has warmed them at a fire for an hour and has eaten'

it.each([1440, 360])('[VTT-7] at %d px a long condition doesn’t stretch across the map', async (width) => {
  await page.viewport(width, 740)
  await openTable({}, [KESSA, 50, 50])
  await callAs(gameMaster, 'addCondition', { id: KESSA, condition: LONG })
  const { screen } = await openBareTable()
  const kessa = mapOf(screen).getByRole('button', { name: `Kessa Vane, ${LONG}` })
  await kessa.click()
  await expect.element(kessa).toHaveAttribute('title', `Kessa Vane, ${LONG}`)
  const label = kessa.element().querySelector(':scope > [aria-hidden]')?.getBoundingClientRect() ?? new DOMRect()
  expect(label.width).toBeGreaterThan(50)
  expect(Math.round(label.width)).toBeLessThanOrEqual(112)
  expect(label.height).toBeLessThan(90)
  if (width < 768) await openTab('Tokens')
  await expect.element(screen.getByRole('region', { name: 'Kessa Vane' }).getByText(LONG)).toBeVisible()
})

it('[VTT-70] [VTT-14] the tools’ keys also work after a click on a tool', async () => {
  const { screen } = await visitBareTable([KESSA, 50, 50])
  const tool = (name: string) => screen.getByRole('toolbar', { name: 'Map' }).getByRole('button', { name, exact: true })
  await tool('Fog').click()
  await userEvent.keyboard('m')
  await expect.element(tool('Measure')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('t')
  await expect.element(screen.getByRole('dialog', { name: 'Add Character Token' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await tool('Measure').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(tool('Select')).toHaveAttribute('aria-pressed', 'true')
})
