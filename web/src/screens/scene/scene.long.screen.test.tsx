import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { breakDatabase, gameMaster, isBefore, visit } from '#testing/visit.tsx'

import { as, files, frame } from './scene-fixture.ts'

it('[SCN-17] the name and the text to read aloud come before the picture; on phones the game master’s quick actions follow the text', async () => {
  const asGameMaster = (await visit('/scenes/toll-gate', { as: gameMaster, files, frame })).screen
  const [readAloud, figure] = [
    asGameMaster.getByRole('region', { name: 'Read Aloud' }),
    asGameMaster.getByRole('figure'),
  ]
  const quick = { name: 'Quick Actions' }
  for (const width of [1440, 360]) {
    await page.viewport(width, 900)
    await expect.element(figure).toBeVisible()
    expect(isBefore(asGameMaster.getByRole('heading', { level: 1 }), readAloud), `${width} px`).toBe(true)
    expect(isBefore(readAloud, figure), `${width} px`).toBe(true)
  }
  await expect.element(asGameMaster.getByRole('region', quick)).toBeVisible()
  expect(isBefore(asGameMaster.getByRole('region', quick), figure)).toBe(true)
  await asGameMaster.unmount()

  const { screen } = await visit('/scenes/toll-gate', { as, files, frame })
  await expect.element(screen.getByRole('region', quick)).toBeVisible()
  expect(isBefore(screen.getByRole('region', { name: 'About This Scene' }), screen.getByRole('region', quick))).toBe(
    true,
  )
})

it('[SCN-11] omits empty sections', async () => {
  const bare = { 'scenes/bare.md': '---\nname: Bare\nvisible: true\n---\n' }
  const { screen } = await visit('/scenes/bare', { as, files: bare, frame })
  await expect.element(screen.getByRole('region', { name: 'Tags (0)' })).toMatchTextContent('No tags loaded')
  await expect.element(screen.getByRole('region', { name: 'Quick Actions' })).toBeVisible()
  // The other regions are the picture tools and the game master's disabled actions.
  await expect.element(screen.getByRole('region', { name: 'Notes' })).toBeVisible()
  await expect.element(screen.getByRole('region')).toHaveLength(5)
})

it('[SCN-16] shows why a scene failed to load', async () => {
  const { screen } = await visit('/scenes', { as, files, frame })
  const link = screen.getByRole('link', { name: 'The toll gate' })
  await expect.element(link).toBeVisible()
  await breakDatabase()
  await link.click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Error loading scene: Failed to fetch scene "scenes/toll-gate"')
})

it.each(['toll-gate', 'scenes/toll-gate', 'scenes%2Ftoll-gate'])('[SCR-10] /scenes/%s is its page', async (segment) => {
  const { screen } = await visit(`/scenes/${segment}`, { as, files, frame })
  await expect.element(screen.getByRole('heading', { name: 'The toll gate', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Back to Scenes' })).toHaveAttribute('href', '/scenes')
})

it.each(['nowhere', 'candle-stair', 'items%2Ftide-bell', 'Not%20An%20Id'])(
  '[SCN-16] %s is not found for a player',
  async (segment) => {
    const { screen } = await visit(`/scenes/${segment}`, { as, files, frame })
    await expect.element(screen.getByRole('heading', { name: 'Scene not found' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Back to Scenes' })).toBeVisible()
  },
)
