import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { player, visit, gameMaster } from '#testing/visit.tsx'

import { charted } from './home-fixture.ts'

const uncharted = {
  ...charted,
  'locations/the-reach.md': '---\nname: The Reach\nvisible: false\nmap: locations/the-reach-map.svg\n---\n',
}

it('[SCR-9] the banner has the newest headline', async () => {
  const news = { 'newsletters/ebb.md': '---\nname: The ebb stays away\n---\n\nFor three days.\n' }
  const { screen } = await visit('/', { as: player(), files: news, frame: 'none' })
  const banner = screen.getByRole('main').getByRole('link', { name: /Read the news$/ })
  await expect.element(banner).toMatchTextContent(/^The Small TidingsThe ebb stays awayRead the news$/)
})

it('[ATL-41] has a cover of the world map for viewers who may see the map', async () => {
  const { screen } = await visit('/', { as: player(), files: charted, frame: 'none' })
  await expect.element(screen.getByRole('link', { name: 'The Map The Reach' })).toHaveAttribute('href', '/world/map')
  await screen.unmount()
  const without = await visit('/', { as: player(), files: uncharted, frame: 'none' })
  await expect.element(without.screen.getByRole('main').getByRole('listitem')).toHaveLength(5)
})

it('[SCR-282] the pictures of the covers are square at every width', async () => {
  const { screen } = await visit('/', { as: player(), files: charted, frame: 'none' })
  await expect.element(screen.getByRole('main').getByRole('listitem')).toHaveLength(6)
  for (const width of [360, 768, 1440]) {
    await page.viewport(width, 740)
    for (const picture of document.querySelectorAll('main li .neatline')) {
      const { width: across, height } = picture.getBoundingClientRect()
      expect(across, `at ${width} px`).toBeGreaterThan(60)
      expect(height, `at ${width} px`).toBeCloseTo(across, 0)
    }
  }
})

const shown = { 'scenes/toll-gate.md': '---\nname: The toll gate\nvisible: true\n---\n' }
const hidden = { 'scenes/toll-gate.md': '---\nname: The toll gate\n---\n' }

it.each([
  ['a player who sees a scene', player(), shown, ['/events', '/scenes']],
  ['a player who sees none', player(), hidden, ['/events']],
  ['the game master', gameMaster, {}, ['/events', '/scenes']],
])('[SCR-19] links to more of the world for %s', async (_, as, files, paths) => {
  const { screen } = await visit('/', { as, files, frame: 'none' })
  const more = screen.getByRole('navigation', { name: 'More of the world' })
  await expect.element(more.getByRole('link', { name: 'Events' })).toBeVisible()
  const leads = () =>
    more
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
  await expect.poll(leads).toEqual(paths)
})
