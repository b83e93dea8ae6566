import { expect, it } from 'vitest'

import { gameMaster, visit } from '#testing/visit.tsx'

import { as, files } from './character-fixture.ts'

it('[SCR-11] [SCR-12] [SCR-13] [SCR-14] shows the texts, properties and tags of a character under their headings', async () => {
  const { screen } = await visit('/characters/kessa-vane', { as, files, frame: 'none' })
  await expect.element(screen.getByRole('link', { name: 'Back to The Party' })).toHaveAttribute('href', '/characters')
  await expect
    .element(screen.getByRole('region', { name: 'Visual Description' }))
    .toMatchTextContent('Lean and weather-brown.')
  const backstory = screen.getByRole('region', { name: 'Backstory' })
  await expect.element(backstory.getByText('ebb', { exact: true })).toHaveProperty('tagName', 'EM')
  const properties = screen.getByRole('region', { name: 'Properties' })
  await expect.element(properties.getByText('home port')).toBeVisible()
  await expect.element(properties.getByText('Reach, Reedcant')).toBeVisible()
  await expect.element(properties.getByText(/content.file|illustrated.by/)).not.toBeInTheDocument()
  const tags = screen.getByRole('region', { name: 'Tags (3)' })
  for (const [tag, tone] of Object.entries({ 'party-member': 'green', npc: 'purple', guide: 'grey' }))
    await expect.element(tags.getByText(tag)).toHaveAttribute('data-tone', tone)
})

it('[SCR-16] shows the characteristics under a heading, and names the missing ones', async () => {
  const { screen } = await visit('/characters/kessa-vane', { as, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Characteristics' })).not.toHaveClass('sr-only')
  const stones = screen.getByRole('region', { name: 'Characteristics' })
  await expect.element(stones.getByText('Agility')).toBeVisible()
  const shown = [...stones.element().querySelectorAll('dl > div')].map((stone) => [
    stone.querySelector('dt')?.textContent,
    stone.querySelector('dd')?.textContent,
  ])
  expect(Object.fromEntries(shown)).toEqual({
    Brawn: '–',
    Agility: '4',
    Intellect: '–',
    Cunning: '3',
    Willpower: '–',
    Presence: '–',
  })
  await expect
    .element(stones.getByText('The characteristics brawn, intellect, willpower, presence of Kessa Vane are missing.'))
    .toBeVisible()
})

it('[SCR-17] a hidden character is found for the game master', async () => {
  const { screen } = await visit('/characters/mr-linnet', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Mr. Linnet', level: 1 })).toBeVisible()
})
