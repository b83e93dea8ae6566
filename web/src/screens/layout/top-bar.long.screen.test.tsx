import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { gameMaster } from '#testing/visit.tsx'

import { barOf } from './top-bar-fixture.ts'

it('[LOOK-28] [SCR-311] on tablets, the person’s menu has the items that don’t fit into the bar', async () => {
  await page.viewport(1024, 768)
  const { screen, bar } = await barOf(gameMaster)
  for (const name of ['Scenes', 'Admin']) await expect.element(bar.getByRole('link', { name })).toBeVisible()
  await userEvent.click(bar.getByRole('button', { name: /your pages/ }))
  const menu = screen.getByRole('menu', { name: 'Yours' })
  const items = ['My Character', 'Notes', 'Session log', 'Proposals', 'View as player', 'Profile', 'Sign Out']
  for (const name of items) await expect.element(menu.getByRole('menuitem', { name })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar.getByRole('button', { name: /your pages/ })).toHaveFocus()
})

it('[SCR-310] the bar and the tabs mark where the page is', async () => {
  await page.viewport(1280, 768)
  const { screen, bar, navigate } = await barOf(gameMaster)
  await navigate('/items')
  await expect.element(bar.getByRole('link', { name: 'World' })).toHaveAttribute('aria-current', 'true')
  const tabs = screen.getByRole('navigation', { name: 'The World' })
  await expect.element(tabs.getByRole('link', { name: 'Items' })).toHaveAttribute('aria-current', 'page')
  await navigate('/notes')
  await expect.element(bar.getByRole('link', { name: 'World' })).not.toHaveAttribute('aria-current')
  await expect.element(bar.getByRole('button', { name: /your pages/ })).toHaveAttribute('aria-current', 'true')
})
