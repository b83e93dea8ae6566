import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { callAs, gameMaster, openPage, openTestServer, player } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const files = {
  [`${KESSA}.md`]: '---\nname: Kessa Vane of the Long Causeway and its Lamps\ntags: [party-member]\n---\n',
  'items/wick-knife.md': '---\nname: Wick-knife\nvisible: true\n---\n',
}
const WIDTHS = [768, 834, 900, 1024, 1152, 1264, 1280, 1344, 1408, 1440, 1536, 1600, 1680]

async function barOf(as: typeof gameMaster) {
  await openTestServer({ as, files })
  await callAs(gameMaster, 'setStoryPoints', { players: 3, gameMaster: 2 })
  const { screen } = await openPage('/rules')
  const bar = screen.getByRole('banner')
  await expect.element(bar.getByRole('button', { name: /^Story points/ })).toBeInTheDocument()
  return { screen, bar }
}

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

it('[LOOK-28] on tablets, More has the items that don’t fit into the bar', async () => {
  await page.viewport(1024, 768)
  const { screen, bar } = await barOf(gameMaster)
  await expect.element(bar.getByRole('link', { name: 'Admin' })).not.toBeInTheDocument()
  await userEvent.click(bar.getByRole('button', { name: 'More' }))
  const sheet = screen.getByRole('dialog', { name: 'More' })
  for (const name of ['Admin', 'Scenes', /Profile/])
    await expect.element(sheet.getByRole('link', { name })).toBeVisible()
  for (const name of ['View as player', 'Sign Out'])
    await expect.element(sheet.getByRole('button', { name })).toBeVisible()
})
