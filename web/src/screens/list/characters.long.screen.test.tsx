import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { breakDatabase, gameMaster, player, visit } from '#testing/visit.tsx'

import { crowd, files, namesIn } from './characters-fixture.ts'

it('[LST-15] filters apply to both groups, and an empty group is hidden', async () => {
  const { screen } = await visit('/characters?tag=guide', { as: gameMaster, files: crowd, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Others', level: 2, exact: true })).toBeVisible()
  expect([namesIn('Party members'), namesIn('Others')]).toEqual([['Kessa Vane'], ['Ada']])
  await screen.getByLabelText('Filter by name or text').fill('ada')
  await expect.element(screen.getByRole('heading', { name: 'Party members' })).not.toBeInTheDocument()
  expect(namesIn('Others')).toEqual(['Ada'])
})

it('[SCR-2] the pictures of the party and of the others are square at every width', async () => {
  const { screen } = await visit('/characters', { as: gameMaster, files: crowd, frame: 'none' })
  await expect.element(screen.getByRole('link', { name: 'Ada' })).toBeVisible()
  for (const width of [360, 768, 1440]) {
    await page.viewport(width, 740)
    const pictures = () => [...document.querySelectorAll('main li > .neatline')]
    await expect.poll(() => pictures().length, { message: `at ${width} px` }).toBe(4)
    for (const picture of pictures()) {
      const { width: across, height } = picture.getBoundingClientRect()
      expect(across, `at ${width} px`).toBeGreaterThan(40)
      expect(height, `at ${width} px`).toBeCloseTo(across, 0)
      expect(Number.parseFloat(getComputedStyle(picture).borderRadius)).toBeLessThan(8)
    }
  }
})

it('[SCR-4] in an empty campaign, tells a player what to expect and the game master what to do', async () => {
  const asPlayer = await visit('/characters', { as: player(), files: {}, frame: 'none' })
  await expect
    .element(asPlayer.screen.getByText('No characters yet. What your game master shows you appears here.'))
    .toBeVisible()
  await asPlayer.screen.unmount()

  const { screen } = await visit('/characters', { as: gameMaster, files: {}, frame: 'none' })
  await expect
    .element(
      screen.getByText(
        'No characters yet. Create one here, or add a Markdown file to the campaign’s folder and import it.',
      ),
    )
    .toBeVisible()
})

it('[SCR-3] shows a spinner while loading', async () => {
  const { screen } = await visit('/profile', { as: player(), files })
  await expect.element(screen.getByRole('heading', { name: 'Profile' })).toBeVisible()
  let spun = false
  new MutationObserver(() => {
    spun ||= document.querySelector('main output')?.textContent === 'Loading...'
  }).observe(document.body, { subtree: true, childList: true })
  await screen.getByRole('link', { name: 'The Party' }).first().click()
  await expect.element(screen.getByRole('link', { name: 'Kessa Vane' })).toBeVisible()
  expect(spun).toBe(true)
  await expect.element(screen.getByRole('main').getByRole('status')).not.toBeInTheDocument()
})

it('[SCR-3] shows why the list cannot be loaded', async () => {
  const { screen } = await visit('/profile', { as: player(), files })
  await expect.element(screen.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await breakDatabase()
  await screen.getByRole('link', { name: 'The Party' }).first().click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Failed to load characters: API query failed: /)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

const KESSA = 'characters/kessa-vane'

it('[SCR-2] a card shows name and description, and links to the character', async () => {
  const { screen, address } = await visit('/characters', { as: player(), files, frame: 'none' })
  const card = screen.getByRole('listitem').filter({ hasText: 'Kessa Vane' }).first()
  await expect.element(card.getByText('Knows the road.')).toBeInTheDocument()
  await card.getByRole('link', { name: 'Kessa Vane' }).click()
  await expect.element(screen.getByRole('link', { name: 'Back to The Party' })).toBeVisible()
  expect(address()).toBe('/characters/kessa-vane')
})

it('[LST-15] the party comes first, then the other characters that a player knows', async () => {
  const { screen } = await visit('/characters', { as: player(KESSA), files: crowd, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Others you know', level: 2 })).toBeVisible()
  expect(namesIn('Party members')).toEqual(['Kessa Vane', 'Odo'])
  expect(namesIn('Others you know')).toEqual(['Ada'])
  await expect.element(screen.getByRole('heading', { name: 'Kessa Vane yours' })).toBeVisible()
  await expect.element(screen.getByText('yours')).toHaveLength(1)
})
