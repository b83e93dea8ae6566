import { expect, it } from 'vitest'

import { breakDatabase, gameMaster, visit } from '#testing/visit.tsx'

async function openSettings() {
  const { screen } = await visit('/admin/settings', { as: gameMaster, files: {}, frame: 'none' })
  await expect.element(screen.getByRole('switch').first()).toBeVisible()
  return screen
}

it('[ADM-13] a switch turns off image generation for everyone', async () => {
  const screen = await openSettings()
  const generation = screen.getByRole('switch', { name: 'Allow image generation' })
  await expect.element(generation).toBeChecked()
  await generation.click()
  await expect.element(generation).not.toBeChecked()
  const may = async () => ((await (await fetch('/api/me')).json()) as { may: string[] }).may
  await expect.poll(may).not.toContain('generateImage')
})

it('[ADM-9] a switch reverts with the reason if saving fails', async () => {
  const screen = await openSettings()
  const given = screen.getByRole('switch', { name: 'Everyone sees what players roll' })
  await expect.element(given).toBeChecked()
  await breakDatabase()
  await given.click()
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
  await expect.element(given).toBeChecked()
})

const settingsNow = async () => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  const body = JSON.stringify({ operation: 'getSettings', params: { campaignId: 'dam3' } })
  const answer = (await (await fetch('/api/query', { ...init, body })).json()) as { settings: object }
  return answer.settings
}

it('[CHK-80] switches change the rules for wounds, strain and damage', async () => {
  const screen = await openSettings()
  await screen.getByRole('switch', { name: 'Count hit points and strain past the threshold' }).click()
  await expect.poll(settingsNow).toMatchObject({ pastThreshold: true })
  await screen.getByRole('switch', { name: 'A hit deals at least 1 damage' }).click()
  await expect.poll(settingsNow).toMatchObject({ pastThreshold: true, minimumDamage: 0 })
})

it('[TABLE-320] choices change what tokens show', async () => {
  const screen = await openSettings()
  await screen.getByLabelText('Show names').selectOptions('On every token')
  await expect.poll(settingsNow).toMatchObject({ tokenNames: 'everyone' })
  await screen.getByLabelText('Show the party’s hit points and strain').selectOptions('To the game master only')
  await expect.poll(settingsNow).toMatchObject({ tokenNames: 'everyone', tokenBars: 'gameMaster' })
})

const named = async () => ((await (await fetch('/api/config')).json()) as { campaign: { name: string } }).campaign.name

it('[ADM-12] every page shows a new name, and an empty field restores the original one', async () => {
  const screen = await openSettings()
  const name = screen.getByLabelText('Display name')
  await expect.element(name).toHaveAttribute('placeholder', 'The Small Road')
  await name.fill('The Long Road')
  await screen.getByRole('button', { name: 'Save Name' }).click()
  await expect.poll(named).toBe('The Long Road')
  await expect.poll(() => document.title).toBe('Settings · The Long Road')
  await screen.getByLabelText('Display name').fill('')
  await screen.getByRole('button', { name: 'Save Name' }).click()
  await expect.poll(named).toBe('The Small Road')
})
