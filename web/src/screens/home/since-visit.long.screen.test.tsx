import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { callAs, gameMaster, isBefore, visit } from '#testing/visit.tsx'

import { comeBack, files, show } from './since-visit-fixture.ts'

it('[NEW-4] a page that is hidden while it is listed disappears from the list', async () => {
  const { screen } = await comeBack(async () => await show(true), 'whole')
  const news = screen.getByRole('region', { name: 'New since you were here' })
  await expect.element(news).toBeVisible()
  await show(false)
  await expect.element(news).not.toBeInTheDocument()
})

it('[NEW-11] on phones the open table comes before the news, and links to the table', async () => {
  await page.viewport(360, 740)
  const { screen } = await comeBack(async () => {
    await show(true)
    await callAs(gameMaster, 'setActiveScene', { campaignId: 'dam3', sceneId: 'scenes/toll-gate' })
  })
  const table = screen.getByRole('region', { name: 'The toll gate' })
  await expect.element(table).toBeVisible()
  await expect.element(table.getByRole('link', { name: 'Join the table' })).toHaveAttribute('href', '/vtt')
  const news = screen.getByRole('region', { name: 'New since you were here' })
  await expect.element(news).toBeVisible()
  expect(isBefore(table, news)).toBe(true)
})

it('[NEW-9] a game master has no news section', async () => {
  const { screen } = await visit('/', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(screen.getByText('New since you were here')).not.toBeInTheDocument()
})
