import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'

import { loseServer } from '#testing/lose-server.ts'
import { breakDatabase, visit } from '#testing/visit.tsx'

import { as, files } from './entity-fixture.ts'

afterEach(() => onlineManager.setOnline(true))

it('[SCR-21] an entity of another type has the texts of its type, and a character has characteristics', async () => {
  const asOrganization = await visit('/items/organizations%2Fthe-wickwardens', { as, files, frame: 'none' })
  await expect.element(asOrganization.screen.getByText('They keep the lamps.')).toBeVisible()
  await expect
    .element(asOrganization.screen.getByRole('region', { name: 'Background & History' }))
    .toMatchTextContent('An old guild.')
  await asOrganization.screen.unmount()

  const { screen } = await visit('/items/characters%2Fkessa-vane', { as, files, frame: 'none' })
  await expect.element(screen.getByRole('region', { name: 'Characteristics' })).toBeVisible()
})

it('[SCR-24] shows why an item cannot be loaded', async () => {
  const { screen } = await visit('/items', { as, files, frame: 'none' })
  const link = screen.getByRole('link', { name: 'Wick-knife' })
  await expect.element(link).toBeVisible()
  await breakDatabase()
  await link.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Error loading item: API query failed: /)
})

it('[SCR-73] without a network, cached pages are still shown, and others appear when the network returns', async () => {
  const { screen, back } = await visit('/items/wick-knife', { as, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Wick-knife' })).toBeVisible()
  onlineManager.setOnline(false)
  await screen.getByRole('link', { name: 'Lamp kit' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Needs a connection' })).toBeVisible()
  back()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Wick-knife' })).toBeVisible()
  await screen.getByRole('link', { name: 'Lamp kit' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Needs a connection' })).toBeVisible()
  onlineManager.setOnline(true)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Lamp kit' })).toBeVisible()
})

/** Consecutive addresses have different headings. */
const addresses = [
  ['wick-knife', 'Wick-knife', 'Items'],
  ['no-such-thing', 'Item not found', 'Back to items'],
  ['items/wick-knife', 'Wick-knife', 'Items'],
  ['Not%20An%20Id', 'Item not found', 'Back to items'],
  ['items%2Fwick-knife', 'Wick-knife', 'Items'],
] as const

it('[SCR-10] [SCR-24] three addresses show an item’s page; others are not found', async () => {
  const { screen, enter } = await visit('/items', { as, files, frame: 'none' })
  for (const [segment, heading, back] of addresses) {
    enter(`/items/${segment}`)
    await expect.element(screen.getByRole('heading', { name: heading, level: 1 }), { message: segment }).toBeVisible()
    await expect.element(screen.getByRole('link', { name: back, exact: true })).toHaveAttribute('href', '/items')
  }
})

it('[SCR-73] an item that is not cached needs a connection, and appears when the server answers', async () => {
  const { screen } = await visit('/items', { as, files, frame: 'none' })
  const restoreServer = loseServer()
  await screen.getByRole('link', { name: 'Wick-knife' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Needs a connection' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Back to items' })).toBeVisible()
  restoreServer()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Wick-knife' })).toBeVisible()
})
