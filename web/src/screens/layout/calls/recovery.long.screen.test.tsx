import { expect, it } from 'vitest'

import { callAs, gameMaster } from '#testing/visit.tsx'

import { KESSA, ODO, visitAsKessa } from './calls-fixture.ts'

it('[CHK-214] [ENC-240] a player recovers strain after an encounter with one tap', async () => {
  const { screen } = await visitAsKessa()
  const { encounter } = await callAs(gameMaster, 'startEncounter', { combatants: [{ characterId: KESSA }] })
  await callAs(gameMaster, 'updateCharacterDynamic', { id: KESSA, strain: 6 })
  await callAs(gameMaster, 'endEncounter', { encounterId: encounter.id })
  const { check } = await callAs(gameMaster, 'callRecovery', { characters: [KESSA, ODO] })
  const banner = screen.getByRole('region', { name: 'Called check' })
  await expect
    .element(banner.getByRole('heading'))
    .toHaveTextContent('Recover strain: Discipline or Cool from the game master')
  await banner.getByRole('button', { name: 'Roll' }).click()
  const surface = screen.getByRole('dialog', { name: 'Check for Kessa Vane' })
  await expect.element(surface.getByRole('region', { name: 'Yours' })).toMatchTextContent(/2 ability/)
  // Three successes.
  const version = check.parts.find(({ characterId }) => characterId === KESSA)?.version ?? 0
  await callAs(gameMaster, 'enterFaces', {
    checkId: check.id,
    characterId: KESSA,
    version,
    dice: { ability: [3, 1] },
  })
  await surface.getByRole('button', { name: 'Recover 3 strain' }).click()
  const undo = surface.getByRole('button', { name: /^Undo: / })
  await expect.element(undo).toBeVisible()
  const strain = async () => (await callAs(gameMaster, 'getCharacterDynamic', { id: KESSA })).strain
  expect(await strain()).toBe(3)
  await undo.click()
  await expect.poll(strain).toBe(6)
})
