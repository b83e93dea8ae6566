import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

import { mapFiles, openMap, REACH, visitAsGameMaster, visitAsPlayer } from './map-fixture.ts'

const bare = { frame: 'none' } as const

it('[ATL-1] lists the maps of a campaign without a world map', async () => {
  const { 'campaign.yaml': _named, ...files } = mapFiles
  const { screen, address } = await visit('/world/map', { as: player(), files, ...bare })
  await screen.getByRole('link', { name: 'Low Tarrow' }).click()
  await expect.poll(address).toBe('/world/map/locations/low-tarrow')
})

it.each(['locations/toll-gate', 'locations/nowhere', 'nothing'])('[ATL-1] there is no map at %s', async (id) => {
  const { screen } = await visitAsPlayer(`/world/map/${id}`, bare)
  await expect.element(screen.getByText('No map here')).toBeVisible()
})

it('[ATL-16] Tab walks the pins from west to east, Enter opens the card, Escape returns to the pin', async () => {
  const { screen } = await visitAsPlayer('/world/map', bare)
  await expect.element(screen.getByRole('button', { name: 'Low Tarrow' }).first()).toBeVisible()
  document.querySelector<HTMLElement>('section[aria-keyshortcuts]')?.focus()
  const focused = () => document.activeElement?.getAttribute('aria-label')
  for (const name of ['Low Tarrow', 'The Toll Gate', 'The ford']) {
    await userEvent.keyboard('{Tab}')
    await expect.poll(focused).toBe(name)
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'The ford' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(focused).toBe('The ford')
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument()
})

it('[ATL-19] the find field narrows the list, and Enter flies to the first place', async () => {
  await page.viewport(1280, 800)
  const { screen, address } = await visitAsPlayer('/world/map', bare)
  await screen.getByRole('searchbox', { name: 'Find a place' }).fill('gate')
  await expect.element(screen.getByRole('list', { name: 'Places you know' }).getByRole('button')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/world/map?pin=locations%2Ftoll-gate')
})

it('[ATL-21] a filter applies to the map and the list', async () => {
  const { screen } = await visitAsPlayer('/world/map', bare)
  await screen.getByRole('group', { name: 'Filter pins' }).getByRole('button', { name: 'Lamp' }).click()
  await expect.element(screen.getByRole('button', { name: 'The ford' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Low Tarrow' }).first()).toBeVisible()
})

it('[ATL-22] nothing lies on a map but its pins: the filters and buttons are in a row above it', async () => {
  const { screen } = await visitAsGameMaster('/world/map', bare)
  const map = await openMap(screen)
  for (const name of ['List the places', 'Lamp', 'Add a pin', 'Keep its colors at night', 'Show the whole map'])
    expect(screen.getByRole('button', { name }).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      map.element().getBoundingClientRect().top,
    )
})

it('[ATL-6] a map gets dark in the dark scheme, unless it keeps its colors', async () => {
  document.documentElement.dataset['scheme'] = 'dark'
  onTestFinished(() => void delete document.documentElement.dataset['scheme'])
  const { screen } = await visitAsGameMaster('/world/map', bare)
  const ground = (await openMap(screen)).element().querySelector('[data-ground]')
  const filter = () => ground && getComputedStyle(ground).filter
  await expect.poll(filter).toContain('invert')
  await screen.getByRole('button', { name: 'Keep its colors at night' }).click()
  await expect.poll(filter).toBe('none')
})

it('[ATL-34] an added pin appears at once, and a secret one does not', async () => {
  const { screen } = await visitAsPlayer('/world/map')
  await expect.element(screen.getByRole('button', { name: 'The ford' }).first()).toBeVisible()
  const at = { x: 50, y: 80 }
  await callAs(gameMaster, 'addPin', { mapId: REACH, at, label: 'The cache', secret: true })
  await callAs(gameMaster, 'addPin', { mapId: REACH, at: { x: 70, y: 80 }, label: 'The weir' })
  await expect.element(screen.getByRole('button', { name: 'The weir' }).first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'The cache' })).not.toBeInTheDocument()
})

it('[ATL-40] pages link to their map and to their pin on the world map', async () => {
  const { screen, navigate } = await visitAsPlayer('/locations/low-tarrow', bare)
  await expect
    .element(screen.getByRole('link', { name: 'On the map' }))
    .toHaveAttribute('href', `/world/map/${REACH}?pin=locations%2Flow-tarrow`)
  await expect
    .element(screen.getByRole('link', { name: 'Map', exact: true }))
    .toHaveAttribute('href', '/world/map/locations/low-tarrow')
  await navigate('/locations/candle-stair')
  await expect.element(screen.getByRole('heading', { name: 'The Candle Stair' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'On the map' })).not.toBeInTheDocument()
  expect((await call('listMaps', {})).world).toBe(REACH)
})

it('[ATL-15] an address opens the pin that it names if the viewer may see it', async () => {
  const { screen, navigate } = await visitAsPlayer(`/world/map/${REACH}?pin=locations/toll-gate`, bare)
  await expect.element(screen.getByRole('article', { name: 'The Toll Gate' })).toBeVisible()
  await navigate(`/world/map/${REACH}?pin=locations/candle-stair`)
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument()
})
