import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { callAs, gameMaster, isBefore, openPage, player, visit, type Frame } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'items/bell.md': '---\nname: Tide bell\ndescription: It rings at ebb.\nvisible: false\n---\n',
  'scenes/toll-gate.md': '---\nname: The toll gate\nvisible: true\n---\n',
}

/** Opens Home for a player who visited before `happens` and returns after it. */
async function comeBack(happens: () => Promise<unknown>, frame: Frame = 'none') {
  const { screen } = await visit('/', { as: player(KESSA), files, frame })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await call('noteVisit', {})
  await screen.unmount()
  await happens()
  return await openPage('/')
}

const show = async (visible: boolean) =>
  await callAs(gameMaster, 'setEntityVisibility', { entityId: 'items/bell', visible })

it('[NEW-1] [NEW-8] Home lists what is new, why and when, until "Mark as seen" dismisses it by keyboard, also after a reload', async () => {
  const { screen } = await comeBack(async () => await show(true))
  const news = screen.getByRole('region', { name: 'New since you were here' })
  await expect.element(news).toMatchTextContent(/Tide bell.*It rings at ebb\..*Shown to you, today/)
  await expect.element(news.getByRole('link')).toHaveAttribute('href', '/items/bell')
  const seen = screen.getByRole('button', { name: 'Mark as seen' })
  await expect.element(seen).toBeVisible()
  seen.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(seen).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await screen.unmount()
  const again = await openPage('/')
  await expect.element(again.screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(again.screen.getByRole('button', { name: 'Mark as seen' })).not.toBeInTheDocument()
})

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
