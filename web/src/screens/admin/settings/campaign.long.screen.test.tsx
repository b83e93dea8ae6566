import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { callAs, gameMaster, visit } from '#testing/visit.tsx'

it('[SCR-237] says what is wrong, and applies changes on top of other people’s changes', async () => {
  const { screen } = await visit('/admin/settings', { as: gameMaster, files: {}, frame: 'none' })
  const panel = screen.getByRole('region', { name: 'Campaign', exact: true })
  await panel.getByRole('textbox', { name: 'Accent' }).fill('red')
  await panel.getByRole('button', { name: 'Save campaign' }).click()
  await expect.element(panel.getByRole('alert')).toMatchTextContent(/color such as/)
  await panel.getByRole('textbox', { name: 'Accent' }).fill('#aa2222')
  const { text, version } = await call('getCampaignSource', {})
  await callAs(gameMaster, 'saveCampaign', { text: text.replace('Short', 'Long'), baseVersion: version })
  await panel.getByRole('button', { name: 'Save campaign' }).click()
  await expect.element(screen.getByText('Saved. Everyone can see it now.')).toBeVisible()
  expect((await call('getCampaignSource', {})).text).toMatch(/tagline: Long and wet\.[^]*accent: .#aa2222/)
})
