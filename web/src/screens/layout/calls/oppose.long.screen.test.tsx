import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { callAs, gameMaster, visit } from '#testing/visit.tsx'

import { callFor, files, KESSA } from './calls-fixture.ts'

const LIAR = 'characters/liar'
const liar =
  '---\nname: The liar\ncharacteristics: { brawn: 2, agility: 2, intellect: 2, cunning: 3, willpower: 2, presence: 2 }\nskills: { deception: 2 }\n---\n'

it('[CHK-204] the game master opposes a check: cunning 3 with 2 ranks replaces the difficulty', async () => {
  const { screen } = await visit('/rules', { as: gameMaster, files: { ...files, [`${LIAR}.md`]: liar } })
  const { id: checkId } = await callFor()
  await userEvent.keyboard('c')
  await screen.getByRole('button', { name: 'Roll for Kessa' }).click()
  const surface = screen.getByRole('dialog', { name: 'Check for Kessa Vane' })
  const against = surface.getByRole('region', { name: 'Against them' })
  await expect.element(against).toMatchTextContent(/3 difficulty/)
  await surface.getByRole('button', { name: 'Oppose' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Oppose with' })
  await dialog.getByLabelText('Who').selectOptions('The liar')
  await dialog.getByLabelText('Their skill').selectOptions('Deception')
  await dialog.getByRole('button', { name: 'Oppose with The liar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(against).toMatchTextContent(/2 challenge, 1 difficulty.*The liar: Deception/)
  const { check } = await callAs(gameMaster, 'getCheck', { checkId })
  expect(check.parts).toMatchObject([{ characterId: KESSA, pool: { difficulty: 1, challenge: 2, proficiency: 2 } }])
})
