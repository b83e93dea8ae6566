import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'

import { visit } from '#testing/visit.tsx'

import { as, files } from './entity-fixture.ts'

afterEach(() => onlineManager.setOnline(true))

it('[SCR-20] [SCR-23] has breadcrumbs and the relationships that locate the item, and no description', async () => {
  const { screen } = await visit('/items/wick-knife', { as, files, frame: 'none' })
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect.element(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect.element(crumbs.getByRole('link', { name: 'Items' })).toHaveAttribute('href', '/items')
  await expect.element(crumbs).toMatchTextContent(/Wick-knife$/)
  await expect.element(screen.getByText('Never shown')).not.toBeInTheDocument()
  const relationships = screen.getByRole('region', { name: 'Relationships' })
  await expect.element(relationships.getByRole('link', { name: 'Lamp kit' })).toHaveAttribute('href', '/items/lamp-kit')
  await expect.element(relationships.getByText('[part of]')).toBeVisible()
  await expect.element(relationships.getByText('The Wickwardens')).toBeVisible()
  await expect.element(relationships.getByText('Kessa Vane')).not.toBeInTheDocument()
})

it('[SCR-21] [SCR-22] shows an item’s sections', async () => {
  const { screen } = await visit('/items/wick-knife', { as, files, frame: 'none' })
  await expect.element(screen.getByRole('region', { name: 'Tags (1)' })).toMatchTextContent('lamps')
  await expect
    .element(screen.getByRole('region', { name: 'Visual Description' }))
    .toMatchTextContent('A short curved blade.')
  await expect
    .element(screen.getByRole('region', { name: 'Description', exact: true }))
    .toMatchTextContent('It cuts wick.')
  await expect
    .element(screen.getByRole('region', { name: 'Properties' }))
    .toMatchTextContent(/^Propertiesprice paid8 pennies$/)
  const paragraphs = screen.getByRole('region', { name: 'History & Lore' }).element().querySelectorAll('p')
  expect([...paragraphs].map((paragraph) => paragraph.textContent)).toEqual([
    'Every apprentice is given one.',
    'It is bad luck to lend it.',
  ])
  await expect.element(screen.getByRole('region', { name: 'Characteristics' })).not.toBeInTheDocument()
})
