import { dieKinds, faces } from '@waybook/rules'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { player, visit } from '#testing/visit.tsx'

const as = player()
const open = (path = '/rules') => visit(path, { as, files: {} })

it('[SCR-80] shows every section under its heading and in the contents', async () => {
  await page.viewport(1280, 800)
  const { screen } = await open()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  const listed = screen.getByRole('navigation', { name: 'On this page' }).getByRole('link').elements()
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
  expect(listed.map(({ textContent }) => textContent)).toEqual(titles)
})

it('[SCR-80] the contents link to each section and mark the current one', async () => {
  await page.viewport(1280, 800)
  const { screen } = await open()
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  await expect.element(contents.getByRole('link', { name: 'Your turn' })).toHaveAttribute('aria-current', 'location')
  await contents.getByRole('link', { name: 'Range bands' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Range bands' })).toBeInViewport()
  await expect.element(contents.getByRole('link', { name: 'Range bands' })).toHaveAttribute('aria-current', 'location')
})

it('[SCR-81] draws every face of every die', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('img', { name: 'challenge: despair' })).toBeVisible()
  for (const die of dieKinds)
    expect(screen.getByRole('img', { name: new RegExp(`^${die}: `) }).elements()).toHaveLength(faces[die].length)
})

it.each([
  ['RUL-7', 'A second one costs 2 strain. At most 2 a turn.'],
  ['RUL-8', 'A stimpack reduces strain by 5. Advantage recovers it too.'],
])('[SCR-82] [%s] states the numbers: %s', async (_, words) => {
  const { screen } = await open()
  await expect.element(screen.getByText(words)).toBeVisible()
})

it.each([
  ['Close', 'Easy 1'],
  ['Medium', 'Average 2'],
  ['Long', 'Hard 3'],
  ['Extreme', 'Daunting 4'],
])('[SCR-82] [ATK-3] the difficulty at %s is %s', async (band, difficulty) => {
  const { screen } = await open()
  const row = screen.getByRole('table', { name: 'Range bands' }).getByRole('row', { name: new RegExp(`^${band}`) })
  await expect.element(row).toMatchTextContent(difficulty)
})

it('the navigation links to the rules', async () => {
  await page.viewport(1280, 800)
  const { screen, address } = await visit('/profile', { as, files: {} })
  await screen.getByRole('link', { name: 'Rules' }).click()
  await expect.poll(address).toBe('/rules')
})
