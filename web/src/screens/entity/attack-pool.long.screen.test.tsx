import { expect, it } from 'vitest'

import { player, visit } from '#testing/visit.tsx'

import { files, kessa } from './attack-pool-fixture.ts'

it('[SCR-34] a weapon of an unknown type has a plain card with range and difficulty', async () => {
  const { screen } = await visit('/items/net', { as: kessa, files, frame: 'none' })
  const card = screen.getByRole('region', { name: 'Attack Dice Pool' })
  await expect
    .element(card)
    .toMatchTextContent(/Typenet launcherRangeLongDifficulty3 difficulty HardThe game master names the skill/)
  await expect.element(card.getByText(/Kessa Vane rolls|Characteristic/)).not.toBeInTheDocument()
})

it('[SHE-23] a missing characteristic is not rolled as 0', async () => {
  const { screen } = await visit('/items/knife', { as: player('characters/odo'), files, frame: 'none' })
  const card = screen.getByRole('region', { name: 'Attack Dice Pool' })
  await expect.element(card.getByText('The characteristic brawn of Odo is missing.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Roll this attack' })).not.toBeInTheDocument()
})
