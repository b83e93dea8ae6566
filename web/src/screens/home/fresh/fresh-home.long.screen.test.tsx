import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { callAs, gameMaster, visit } from '#testing/visit.tsx'

/** A server whose campaign has the demo's name counts as fresh. */
const demo = {
  'campaign.yaml': 'name: The Drowned Road\n',
  'items/bell.md': '---\nname: A bell\n---\n',
}

it('[SCR-309] a campaign needs a name that is free, and keeps what was typed; its skills can be edited first', async () => {
  const { screen } = await visit('/', { as: gameMaster, files: demo, frame: 'none' })
  const name = screen.getByRole('textbox', { name: 'Name' })
  await screen.getByRole('button', { name: 'Start the campaign' }).click()
  await expect.element(name).toHaveAccessibleDescription('Give the campaign a name')
  await screen.getByRole('button', { name: 'Edit the skills' }).click()
  const skills = screen.getByRole('dialog', { name: 'Skills' })
  await skills.getByRole('checkbox', { name: 'Charm Presence' }).click()
  await skills.getByRole('button', { name: 'Use 26 skills' }).click()
  await expect.element(screen.getByRole('combobox', { name: 'Skills' })).toHaveDisplayValue('Your choice, 26 skills')
  await callAs(gameMaster, 'createCampaign', { name: 'The Salt Road', skills: 'standard', force: false })
  await name.fill('the salt road')
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveAccessibleDescription('You already have a campaign of that name')
  await expect.element(name).toHaveValue('the salt road')
})
