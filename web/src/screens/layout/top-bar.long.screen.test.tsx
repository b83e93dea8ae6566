import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { gameMaster, player } from '#testing/visit.tsx'

import { KESSA, barOf } from './top-bar-fixture.ts'

it('[LOOK-28] [SCR-311] on tablets, the person’s menu has the items that don’t fit into the bar', async () => {
  await page.viewport(1024, 768)
  const { screen, bar } = await barOf(gameMaster)
  for (const name of ['Scenes', 'Admin']) await expect.element(bar.getByRole('link', { name })).toBeVisible()
  await userEvent.click(bar.getByRole('button', { name: /your pages/ }))
  const menu = screen.getByRole('menu', { name: 'Yours' })
  const items = ['My Character', 'Notes', 'Dates', 'Session log', 'Proposals', 'View as player', 'Profile', 'Sign Out']
  for (const name of items) await expect.element(menu.getByRole('menuitem', { name })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar.getByRole('button', { name: /your pages/ })).toHaveFocus()
})

it('[SCR-310] the bar and the tabs mark where the page is', async () => {
  await page.viewport(1280, 768)
  const { screen, bar, navigate } = await barOf(gameMaster)
  await navigate('/items')
  await expect.element(bar.getByRole('link', { name: 'World' })).toHaveAttribute('aria-current', 'true')
  const tabs = screen.getByRole('navigation', { name: 'The World' })
  await expect.element(tabs.getByRole('link', { name: 'Items' })).toHaveAttribute('aria-current', 'page')
  await navigate('/notes')
  await expect.element(bar.getByRole('link', { name: 'World' })).not.toHaveAttribute('aria-current')
  await expect.element(bar.getByRole('button', { name: /your pages/ })).toHaveAttribute('aria-current', 'true')
})

const WIDTHS = [768, 834, 900, 1024, 1152, 1264, 1280, 1344, 1408, 1440, 1536, 1600, 1680]

it.each([
  ['game master', gameMaster],
  ['player', player(KESSA)],
] as const)('[LOOK-28] a %s’s bar is one row from 768 px up, and its items don’t overlap', async (_who, as) => {
  const { bar } = await barOf(as)
  for (const width of WIDTHS) {
    await page.viewport(width, 700)
    const boxes = boxesIn(bar.element())
    expect(bar.element().clientHeight, `at ${width} px`).toBeLessThanOrEqual(64)
    expect(Math.max(...boxes.map(({ right }) => right)), `at ${width} px`).toBeLessThanOrEqual(width)
    for (const [place, { left, name }] of boxes.entries())
      expect(left, `${name} at ${width} px`).toBeGreaterThanOrEqual((boxes[place - 1]?.right ?? 0) - 0.5)
  }
})

/** The positions of the bar's links and buttons, from left to right. */
function boxesIn(bar: Element) {
  return [...bar.querySelectorAll('a, button')]
    .map((item) => ({ name: item.textContent, box: item.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
    .map(({ name, box: { left, right } }) => ({ name, left, right }))
}
