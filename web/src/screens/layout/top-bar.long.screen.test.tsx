import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { gameMaster } from '#testing/visit.tsx'

import { barOf } from './top-bar-fixture.ts'

it('[LOOK-28] on tablets, More has the items that don’t fit into the bar', async () => {
  await page.viewport(1024, 768)
  const { screen, bar } = await barOf(gameMaster)
  await expect.element(bar.getByRole('link', { name: 'Admin' })).not.toBeInTheDocument()
  await userEvent.click(bar.getByRole('button', { name: 'More' }))
  const sheet = screen.getByRole('dialog', { name: 'More' })
  for (const name of ['Admin', 'Scenes', /Profile/])
    await expect.element(sheet.getByRole('link', { name })).toBeVisible()
  for (const name of ['View as player', 'Sign Out'])
    await expect.element(sheet.getByRole('button', { name })).toBeVisible()
})
