import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { gameMaster, visit } from '#testing/visit.tsx'

it('[SCR-237] the campaign’s settings change only their lines of its file', async () => {
  const { screen } = await visit('/admin/settings', { as: gameMaster, files: {}, frame: 'none' })
  const panel = screen.getByRole('region', { name: 'Campaign', exact: true })
  await panel.getByRole('textbox', { name: 'Masthead' }).fill('The Wet News')
  await panel.getByRole('textbox', { name: 'Another type of relationship' }).fill('member of')
  await panel.getByRole('button', { name: 'Add' }).click()
  await panel.getByRole('textbox', { name: '“member of” is shown as' }).fill('belongs to')
  await panel.getByRole('button', { name: 'Save campaign' }).click()
  await expect.element(screen.getByText('Saved. Everyone can see it now.')).toBeVisible()
  expect((await call('getCampaignSource', {})).text).toMatch(
    /^name: The Small Road\ntagline: Short and wet\.\nmasthead: The Wet News\nrelationships:\s+\{? ?member of: belongs to/,
  )
})
