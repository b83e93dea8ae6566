import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { raid, UNLIT, visitFight } from '#testing/fight-fixture.ts'
import { callAs, gameMaster } from '#testing/visit.tsx'

const openPart = async () => (await callAs(gameMaster, 'getOpenChecks', {})).checks[0]?.parts[0]

it('[CHK-236] the game master describes the weapon of a group without a page, and chooses its target', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitFight(gameMaster)
  await screen.getByRole('button', { name: 'Raiders', exact: true }).click()
  await screen.getByRole('button', { name: 'Attack as Raiders' }).click()
  const aim = screen.getByRole('dialog', { name: 'Attack by Raiders' })
  await aim.getByLabelText('Weapon').fill('')
  await expect.element(aim.getByText('Name the weapon.')).toBeVisible()
  await aim.getByLabelText('Weapon').fill('Boathooks')
  await aim.getByLabelText('Damage').fill('6')
  await aim
    .getByRole('list', { name: 'Targets' })
    .getByRole('button', { name: /^Kessa Vane/ })
    .click()
  await expect.element(screen.getByRole('dialog', { name: 'Check for Raiders' })).toBeVisible()
  expect(await openPart()).toMatchObject({
    characterName: 'Raiders',
    skill: 'melee',
    target: { name: 'Kessa Vane', weapon: 'Boathooks' },
    pool: { proficiency: 2 },
  })
})

it('[CHK-236] each copy of a character attacks separately', async () => {
  await page.viewport(1440, 900)
  const copies = [...raid, { characterId: UNLIT, kind: 'rival' as const, copies: 2 }]
  const { screen, encounter } = await visitFight(gameMaster, copies)
  const [, second] = encounter.combatants.filter(({ characterId }) => characterId === UNLIT)
  await screen.getByRole('button', { name: second?.name ?? '', exact: true }).click()
  await screen.getByRole('button', { name: 'Attack: Bare hands' }).click()
  const aim = screen.getByRole('dialog', { name: 'Attack: Bare hands' })
  await aim
    .getByRole('list', { name: 'Targets' })
    .getByRole('button', { name: /^Kessa Vane/ })
    .click()
  await expect.element(screen.getByRole('dialog', { name: `Check for ${second?.name}` })).toBeVisible()
  expect(await openPart()).toMatchObject({ characterId: second?.id })
})
