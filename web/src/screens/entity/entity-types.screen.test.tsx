import { expect, it } from 'vitest'

import { visit } from '#testing/visit.tsx'

import { as, files } from './entity-types-fixture.ts'

const texts = [
  ['locations', 'Location', 'low-tarrow', 'About This Place'],
  ['organizations', 'Organization', 'the-wickwardens', 'Background & History'],
  ['events', 'Event', 'the-short-ebb', 'Event Details'],
] as const

it('[SCR-22] [SCR-24] pages of a type use the texts of that type', async () => {
  const { screen, enter } = await visit('/', { as, files, frame: 'none' })
  for (const [path, type, slug, longDescription] of texts) {
    enter(`/${path}/${slug}`)
    await expect.element(screen.getByRole('region', { name: longDescription })).toMatchTextContent('Its long story.')
    enter(`/${path}/nothing`)
    await expect.element(screen.getByRole('heading', { name: `${type} not found` })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: `Back to ${path}` })).toHaveAttribute('href', `/${path}`)
  }
})
