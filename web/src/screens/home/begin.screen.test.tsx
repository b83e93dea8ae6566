import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const begin = { name: 'Begin your campaign' }

it('[SCR-236] a campaign without pages begins on its home page', async () => {
  const { screen } = await visit('/', { as: gameMaster, files: {} })
  const panel = screen.getByRole('region', begin)
  await panel.getByRole('textbox', { name: 'Name' }).fill('The Wet Road')
  await panel.getByRole('textbox', { name: 'Tagline' }).fill('Bring boots.')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('heading', { name: 'The Wet Road', level: 1 })).toBeVisible()
  expect((await call('getCampaignSource', {})).text).toBe(
    'name: The Wet Road\ntagline: Bring boots.\nmasthead: The Small Tidings\n',
  )
  await screen.getByRole('button', { name: 'New location…' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'New location' })).toBeVisible()
})

it.each([
  ['to a campaign with pages', gameMaster, { 'items/bell.md': '---\nname: A bell\n---\n' }],
  ['to players', player(), {}],
])('[SCR-236] Begin is not offered %s', async (_, as, files) => {
  const { screen } = await visit('/', { as, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'The Small Road', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('region', begin)).not.toBeInTheDocument()
})

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
