import type { ParamsOf } from '@waybook/contract'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { openDiceChanges } from '#stores/changing-dice.ts'
import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const files = { [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }

/** The surface for the dice of a roll of Kessa, with the faces turned to two successes and a failure. */
async function open(changeDice: 'free' | 'asked') {
  const { screen } = await visit('/rules', { as: player(KESSA), files })
  await callAs(gameMaster, 'changeSettings', { campaignId: 'dam3', settings: { changeDice } })
  const { roll } = await call('rollDice', { pool: '2g1p', reason: 'Look', characterId: KESSA })
  const turn = (die: string, face: number) => ({ op: 'turn' as const, die, face, reason: 'To begin with' })
  const changes: ParamsOf<'changeRolledDice'>['changes'] = [turn('g0', 1), turn('g1', 1), turn('p0', 1)]
  await callAs(gameMaster, 'changeRolledDice', { rollId: roll.id, changes })
  openDiceChanges(roll.id)
  return { surface: screen.getByRole('dialog', { name: 'Change dice' }), rollId: roll.id }
}

it('[CHD-12] [CHD-20] dice are chosen, removed with a reason and put back by keyboard', async () => {
  const { surface } = await open('free')
  const dice = surface.getByRole('list', { name: 'Dice' }).getByRole('button')
  await expect.element(dice.nth(2)).toBeVisible()
  dice.nth(1).element().focus()
  await userEvent.keyboard('{ArrowRight} {Delete}')
  await expect.element(surface.getByLabelText('Why?')).toHaveFocus()
  await userEvent.keyboard('Too dark{Enter}')
  await expect.element(surface.getByText(/took away a purple die \(failure\)/)).toBeVisible()
  await expect.element(surface.getByText(/^Too dark\./)).toBeVisible()
  dice.first().element().focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(surface.getByText(/Undone by Maren/)).toBeVisible()
  await expect.element(dice.nth(2)).toBeVisible()
})

it('[CHD-13] a player asks, and the surface says when the game master has allowed it', async () => {
  const { surface, rollId } = await open('asked')
  await surface.getByRole('button', { name: 'advantage', exact: true }).click()
  await surface.getByLabelText('Why?').fill('My lantern')
  await surface.getByRole('button', { name: 'Ask to add it' }).click()
  await expect.element(surface.getByText(/Waits for the game master/)).toBeVisible()
  const { changes } = await callAs(gameMaster, 'getRoll', { rollId })
  await callAs(gameMaster, 'decideDiceChange', { rollId, changeId: changes.at(-1)?.id ?? '', allow: true })
  await expect.element(surface.getByText(/My lantern\. Allowed by/)).toBeVisible()
})
