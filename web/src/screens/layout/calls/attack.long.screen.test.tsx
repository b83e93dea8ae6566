import { expect, it } from 'vitest'
import { page, type Locator } from 'vitest/browser'

import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

import { files, KESSA } from './calls-fixture.ts'

/** Kessa's player attacks the raider with her sling, from her sheet. */
async function attack() {
  await page.viewport(1440, 900)
  const { screen } = await visit('/my-character', { as: player(KESSA), files })
  await screen.getByRole('button', { name: 'Attack: Fowling sling' }).click()
  const aim = screen.getByRole('dialog', { name: 'Attack: Fowling sling' })
  await aim.getByRole('list', { name: 'Targets' }).getByRole('button', { name: 'Raider' }).click()
  const surface = screen.getByRole('dialog', { name: 'Check for Kessa Vane' })
  await expect.element(surface.getByRole('heading', { name: 'Attack on Raider' })).toBeVisible()
  return { screen, surface }
}

/** Enters faces for the check: three successes and two advantages. */
async function hit(surface: Locator) {
  const [check] = (await callAs(gameMaster, 'getOpenChecks', {})).checks
  const dice = { ability: [3, 7, 1], difficulty: [0, 0] }
  const part = { checkId: check?.id ?? '', characterId: KESSA, version: check?.parts[0]?.version ?? 0 }
  await callAs(gameMaster, 'enterFaces', { ...part, dice })
  await expect.element(surface.getByRole('region', { name: 'Result' })).toBeVisible()
}

it('[CHK-230] [CHK-231] a weapon’s Attack asks for the target and sets range and difficulty; one tap applies a hit’s damage, another undoes it', async () => {
  const { surface } = await attack()
  await expect.element(surface.getByRole('region', { name: 'Yours' })).toMatchTextContent(/3 ability/)
  await expect.element(surface.getByRole('region', { name: 'Against you' })).toMatchTextContent(/Medium.*2 difficulty/)
  await hit(surface)
  await surface.getByRole('button', { name: /^Apply .* to Raider$/ }).click()
  const undo = surface.getByRole('button', { name: /^Undo: / })
  await expect.element(undo).toBeVisible()
  await expect.element(surface.getByRole('button', { name: /^Apply/ })).not.toBeInTheDocument()
  await undo.click()
  await expect.element(surface.getByRole('button', { name: /^Apply .* to Raider$/ })).toBeVisible()
})

it('[CHK-232] symbols buy affordable effects, which the page applies, shows and undoes', async () => {
  const { screen, surface } = await attack()
  await hit(surface)
  await callAs(gameMaster, 'updateCharacterDynamic', { id: KESSA, strain: 4 })
  const ledger = surface.getByRole('region', { name: 'Spend' })
  await expect.element(ledger).toMatchTextContent(/2 advantage left/)
  await ledger.getByRole('button', { name: 'Recover strain: spend 1 advantage' }).click()
  await expect.element(ledger.getByText('Strain 4 → 3')).toBeVisible()
  await expect.element(ledger).toMatchTextContent(/1 advantage left/)
  await expect.element(ledger).toMatchTextContent(/Needs 2 advantage/)
  await ledger.getByRole('button', { name: 'Undo: Strain 4 → 3' }).click()
  await expect.element(ledger).toMatchTextContent(/2 advantage left/)
  expect((await callAs(gameMaster, 'getCharacterDynamic', { id: KESSA })).strain).toBe(4)
  await expect.element(screen.getByRole('link', { name: 'Check this roll' })).not.toBeInTheDocument()
})

it('[CHK-233] a character treats another from the sheet', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visit('/my-character', { as: player(KESSA), files })
  await screen.getByRole('button', { name: 'Treat somebody' }).click()
  await screen.getByRole('list', { name: 'Patients' }).getByRole('button', { name: 'Odo Brandreth' }).click()
  const surface = screen.getByRole('dialog', { name: 'Check for Kessa Vane' })
  await expect.element(surface.getByRole('heading', { name: 'Treat Odo Brandreth' })).toBeVisible()
})

it('[CHK-237] a character treats a chosen critical injury', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visit('/my-character', { as: player(KESSA), files })
  const { encounter } = await callAs(gameMaster, 'startEncounter', { combatants: [{ characterId: KESSA }] })
  const condition = { name: 'Broken arm', dice: [], until: 'hand' as const, severity: 3 }
  const combatantId = encounter.combatants[0]?.id ?? ''
  await callAs(gameMaster, 'setCombatantCondition', { encounterId: encounter.id, combatantId, condition })
  await screen.getByRole('button', { name: 'Treat somebody' }).click()
  const patients = screen.getByRole('dialog', { name: 'Treat somebody' }).getByRole('list', { name: 'Patients' })
  await patients.getByRole('button', { name: 'Kessa Vane: Broken arm' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Check for Kessa Vane' })).toBeVisible()
  const [check] = (await callAs(gameMaster, 'getOpenChecks', {})).checks
  expect(check?.parts[0]).toMatchObject({ skill: 'medicine', pool: { difficulty: 3 } })
})
