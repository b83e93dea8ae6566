import { expect, it } from 'vitest'

import { player, visit } from '#testing/visit.tsx'

const as = player('characters/kessa-vane')
const kessa = '---\nname: Kessa Vane\ntags: [party-member]\nforce: 2\n---\n'
const withForce = { 'campaign.yaml': 'name: The Long Dark\ndice: [force]\n', 'characters/kessa-vane.md': kessa }
const without = { 'campaign.yaml': 'name: The Long Dark\n', 'characters/kessa-vane.md': kessa }

it('[FRC-50] the sheet shows the free dice, commits them to a power and releases them', async () => {
  const { screen } = await visit('/my-character', { as, files: withForce })
  await expect.element(screen.getByText('2 of 2 dice free')).toBeVisible()
  await screen.getByLabelText('Commit to a power').fill('Sense')
  await screen.getByRole('button', { name: 'Commit', exact: true }).click()
  await expect.element(screen.getByText('1 of 2 dice free')).toBeVisible()
  await screen.getByRole('button', { name: 'Release Sense' }).click()
  await expect.element(screen.getByText('2 of 2 dice free')).toBeVisible()
  await screen.getByRole('button', { name: 'Roll 2 dice' }).click()
  await expect.element(screen.getByText('2 Force dice')).toBeVisible()
})

it('[FRC-10] without the Force die, sheet and dice never mention it', async () => {
  const { screen } = await visit('/my-character', { as, files: without })
  await screen.getByRole('button', { name: 'Dice', exact: true }).click()
  const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
  await tray.getByRole('button', { name: 'Dice only, no skill' }).click()
  await expect.element(tray.getByRole('button', { name: 'Add one ability die' })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/force|destiny/i)
})
