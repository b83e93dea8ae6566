import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { KESSA, openTab, visitBareTable } from '#testing/table-fixture.ts'

it('[VTT-16] [VTT-368] keys and arrows move between the tabs, and each shows its sections', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitBareTable([KESSA, 50, 50])
  const tab = (name: string) => screen.getByRole('tab', { name })
  await expect.element(tab('Tokens')).toHaveAttribute('aria-selected', 'true')
  screen.getByRole('region', { name: 'Map of The toll gate' }).element().focus()
  await userEvent.keyboard('1')
  await expect.element(screen.getByText('No encounter', { exact: true })).toBeVisible()
  await userEvent.keyboard('4')
  await expect.element(screen.getByText(/has no text to read aloud and no notes/)).toBeVisible()
  tab('Notes').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Scenes')).toHaveFocus()
  await expect.element(screen.getByRole('region', { name: 'Scenes' })).toBeVisible()
})

it('[VTT-368] on phones only the tabs are in view until one is chosen', async () => {
  await page.viewport(360, 740)
  const { screen } = await visitBareTable([KESSA, 50, 50])
  await expect.element(screen.getByRole('tab', { name: 'Tokens' })).toBeVisible()
  await expect.element(screen.getByRole('tabpanel')).not.toBeInTheDocument()
  await openTab('Tokens')
  await expect.element(screen.getByText('1 on the map', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('tabpanel')).not.toBeInTheDocument()
})
