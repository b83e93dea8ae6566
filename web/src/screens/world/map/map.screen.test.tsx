import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { gameMaster, player, visit } from '#testing/visit.tsx'

import { REACH, visitAsGameMaster, visitAsPlayer } from './map-fixture.ts'

const map = { name: 'Map of The Reach' }
const bare = { frame: 'none' } as const

it('[ATL-1] shows the world map with its pins from west to east, next to the places by name', async () => {
  await page.viewport(1280, 800)
  const { screen } = await visitAsPlayer('/world/map', bare)
  const pins = screen.getByRole('region', map).getByRole('button')
  await expect
    .poll(() => pins.elements().map((pin) => pin.ariaLabel))
    .toEqual(['Low Tarrow', 'The Toll Gate', 'The ford'])
  const list = screen.getByRole('list', { name: 'Places you know' }).getByRole('button')
  await expect
    .poll(() => list.elements().map((row) => row.querySelector('span span')?.textContent))
    .toEqual(['Low Tarrow', 'The ford', 'The Toll Gate'])
})

it('[ATL-33] the game master also sees the secret pin, and its name says so', async () => {
  const { screen } = await visitAsGameMaster('/world/map', bare)
  await expect.element(screen.getByRole('button', { name: 'The Candle Stair, not for everyone' })).toBeVisible()
})

it.each([
  ['players', player(), /There is no map yet. It will appear here when your game master shares one/],
  ['the game master', gameMaster, /To add one, name a picture in a location’s file/],
])('[ATL-1] tells %s that there is no map', async (_, as, words) => {
  const { screen } = await visit('/world/map', { as, files: {}, ...bare })
  await expect.element(screen.getByText(words)).toBeVisible()
})

it('[ATL-15] pressing a pin opens its card and puts it in the address', async () => {
  const { screen, address } = await visitAsPlayer('/world/map')
  await screen.getByRole('button', { name: 'Low Tarrow', exact: true }).first().click()
  const card = screen.getByRole('article', { name: 'Low Tarrow' })
  await expect.element(card.getByText('The dry end of the road.', { exact: true })).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'Open', exact: true }))
    .toHaveAttribute('href', '/locations/low-tarrow')
  expect(address()).toBe('/world/map?pin=locations%2Flow-tarrow')
  await card.getByRole('link', { name: 'Open its map' }).click()
  await expect.poll(address).toBe('/world/map/locations/low-tarrow')
  await expect.element(screen.getByRole('link', { name: 'The Reach' })).toHaveAttribute('href', `/world/map/${REACH}`)
})

it('[ATL-34] players have no controls for pins', async () => {
  const { screen } = await visitAsPlayer('/world/map?pin=locations/toll-gate', bare)
  await expect.element(screen.getByRole('article', { name: 'The Toll Gate' })).toBeVisible()
  for (const name of ['Add a pin', 'Change', 'Remove'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
})
