import { expect, it } from 'vitest'

import { visit } from '#testing/visit.tsx'

import { as, files, listed } from './entity-types-fixture.ts'

it('[SCR-8] the list of each type has that type’s heading and lede', async () => {
  const { screen, enter } = await visit('/', { as, files, frame: 'none' })
  for (const [path, heading, lede, slug, name] of listed) {
    enter(`/${path}`)
    await expect.element(screen.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect.element(screen.getByText(lede)).toBeVisible()
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', `/${path}/${slug}`)
  }
})

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
