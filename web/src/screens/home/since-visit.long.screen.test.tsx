import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { callAs, gameMaster, isBefore, player, visit } from '#testing/visit.tsx'

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

it.each([
  ['the game master ends', gameMaster, 1],
  ['players cannot end', player(), 0],
])('[SES-10] %s the evening from the open table on Home', async (_, as, buttons) => {
  const { screen } = await visit('/', { as, files })
  await callAs(gameMaster, 'setEntityVisibility', { entityId: 'scenes/toll-gate', visible: true })
  await callAs(gameMaster, 'setActiveScene', { campaignId: 'dam3', sceneId: 'scenes/toll-gate' })
  await expect.element(screen.getByRole('link', { name: 'Join the table' })).toBeVisible()
  const end = screen.getByRole('button', { name: 'End the evening' })
  await expect.element(end).toHaveLength(buttons)
  if (buttons === 0) return
  await end.click()
  await expect.element(screen.getByRole('dialog', { name: 'End of the evening' })).toBeVisible()
})

it('[NEW-9] a game master has no news section', async () => {
  const { screen } = await visit('/', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(screen.getByText('New since you were here')).not.toBeInTheDocument()
})
