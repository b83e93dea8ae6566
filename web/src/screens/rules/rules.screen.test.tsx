import { dieKinds, faces } from '@waybook/rules'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { player, visit } from '#testing/visit.tsx'

const as = player()
const open = () => visit('/rules', { as, files: {}, frame: 'none' })

it('[SCR-80] shows every section under its heading and in the contents, which link to it and mark the current section', async () => {
  await page.viewport(1280, 800)
  const { screen } = await open()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  const titles = headings.map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'Your turn',
    'Actions',
    'Maneuvers',
    'The dice',
    'Reading the dice',
    'Spending advantage and threat',
    'Range bands',
    'Weapon attacks',
    'Building dice pools',
    'Strain',
  ])
  const listed = contents.getByRole('link').elements()
  expect(listed.map(({ textContent }) => textContent)).toEqual(titles)
  await expect.element(contents.getByRole('link', { name: 'Your turn' })).toHaveAttribute('aria-current', 'location')
  await contents.getByRole('link', { name: 'Range bands' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Range bands' })).toBeInViewport()
  await expect.element(contents.getByRole('link', { name: 'Range bands' })).toHaveAttribute('aria-current', 'location')
})

it('[SCR-81] [SCR-82] [RUL-7] [RUL-8] [ATK-3] draws every face of every die, and states the numbers and difficulties', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('img', { name: 'challenge: despair' })).toBeVisible()
  for (const die of dieKinds)
    expect(screen.getByRole('img', { name: new RegExp(`^${die}: `) }).elements(), `${die} dice`).toHaveLength(
      faces[die].length,
    )
  await expect.element(screen.getByText('A second one costs 2 strain. At most 2 a turn.')).toBeVisible()
  await expect.element(screen.getByText('A stimpack reduces strain by 5. Advantage recovers it too.')).toBeVisible()
  const bands = screen.getByRole('table', { name: 'Range bands' })
  for (const [band, difficulty] of [
    ['Close', 'Easy 1'],
    ['Medium', 'Average 2'],
    ['Long', 'Hard 3'],
    ['Extreme', 'Daunting 4'],
  ] as const)
    await expect.element(bands.getByRole('row', { name: new RegExp(`^${band}`) })).toMatchTextContent(difficulty)
})

it('the navigation links to the rules', async () => {
  await page.viewport(1280, 800)
  const { screen, address } = await visit('/profile', { as, files: {} })
  await screen.getByRole('link', { name: 'Rules' }).click()
  await expect.poll(address).toBe('/rules')
})
