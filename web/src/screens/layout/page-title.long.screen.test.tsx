import { expect, it } from 'vitest'

import { breakDatabase, visit } from '#testing/visit.tsx'

import { about, as, files, title, withDescription } from './page-title-fixture.ts'

it('[SCR-90] a page that fails to load has the error as its title, not the title of the previous page', async () => {
  const { screen } = await visit('/characters', { as, files })
  await expect.poll(title).toBe('The Party · The Small Road')
  const link = screen.getByRole('link', { name: 'Kessa Vane' })
  await expect.element(link).toBeVisible()
  await breakDatabase()
  await link.click()
  await expect.poll(title).toBe('Error loading character · The Party · The Small Road')
})

it('[SCR-91] a page has its own meta description, or else Waybook’s', async () => {
  withDescription()
  const { screen } = await visit('/items/wick-knife', { as, files })
  await expect.poll(about).toBe('Trims wicks.')
  await screen.getByRole('link', { name: 'Items' }).click()
  await expect.poll(about).toBe('Equipment and treasures of the campaign region')
  await screen.unmount()
  await visit('/rules', { as, files })
  await expect.poll(title).toBe('Rules · The Small Road')
  await expect.poll(about).toBe('Run and play a narrative-dice campaign')
})
