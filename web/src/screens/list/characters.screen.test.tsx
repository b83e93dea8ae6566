import { expect, it } from 'vitest'

import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

import { crowd, files } from './characters-fixture.ts'

const KESSA = 'characters/kessa-vane'

it('[LST-16] members have hit points and strain, which change live', async () => {
  const { screen } = await visit('/characters', { as: player(KESSA), files: crowd })
  const odo = screen.getByRole('listitem').filter({ hasText: 'Odo' }).first()
  await expect.element(odo).toMatchTextContent(/Hit Points: 14 \/ 14Strain: 0 \/ 12/)
  await callAs(gameMaster, 'updateCharacterDynamic', { id: 'characters/odo', hitpoints: 0, strain: 3 })
  await expect.element(odo).toMatchTextContent(/Hit Points: 0 \/ 14IncapacitatedStrain: 3 \/ 12/)
})

it('[LST-16] without the permission a player sees only their own', async () => {
  const { screen } = await visit('/characters', { as: player(KESSA), files: crowd })
  await expect.element(screen.getByText('hit points and strain')).toBeVisible()
  await callAs(gameMaster, 'setGrant', { campaignId: 'dam3', grant: 'seePoints', granted: false })
  await expect.element(screen.getByText('hit points and strain')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Hit Points: ')).toHaveLength(1)
  const own = screen.getByRole('listitem').filter({ hasText: 'Kessa Vane' }).first()
  await expect.element(own.getByText('Hit Points: ')).toBeInTheDocument()
})

it('[SCR-1] [SCR-7] a player sees the party; the game master sees all characters, with hidden ones marked', async () => {
  const asPlayer = await visit('/characters', { as: player(), files, frame: 'none' })
  await expect.element(asPlayer.screen.getByRole('heading', { name: 'The Party', level: 1 })).toBeVisible()
  await expect.element(asPlayer.screen.getByText('Heroes of The Small Road')).toBeVisible()
  await expect.element(asPlayer.screen.getByRole('link', { name: 'Kessa Vane' })).toBeVisible()
  await expect.element(asPlayer.screen.getByText('Mr. Linnet')).not.toBeInTheDocument()
  await asPlayer.screen.unmount()

  const { screen } = await visit('/characters', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'All Characters', level: 1 })).toBeVisible()
  await expect.element(screen.getByText('All Characters in The Small Road')).toBeVisible()
  const hidden = screen.getByRole('listitem').filter({ hasText: 'Mr. Linnet' }).first()
  await expect.element(hidden.getByText('Hidden from players')).toBeVisible()
  await expect.element(screen.getByText('Hidden from players')).toHaveLength(1)
})
