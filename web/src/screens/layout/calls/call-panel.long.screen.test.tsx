import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

import { files, KESSA, ODO } from './calls-fixture.ts'

/** Opens the panel by its key on a game master's page. */
async function openPanel() {
  const { screen } = await visit('/rules', { as: gameMaster, files })
  await userEvent.keyboard('c')
  const panel = screen.getByRole('dialog', { name: 'Call a check' })
  await expect.element(panel.getByRole('button', { name: 'Kessa Vane' })).toBeVisible()
  return { screen, panel }
}

const openChecks = async () => (await call('getOpenChecks', {})).checks

it('[CHK-210] the panel shows each character’s pool and exact odds before the call, and calls the check for the chosen ones', async () => {
  const { panel } = await openPanel()
  const kessa = panel.getByRole('button', { name: 'Kessa Vane' })
  await expect.element(kessa).toMatchTextContent(/2 proficiency, 1 ability.*70%/)
  await panel.getByRole('radio', { name: 'Hard' }).click({ force: true })
  await expect.element(kessa).toMatchTextContent(/58%/)
  await panel.getByRole('button', { name: 'One setback more' }).click()
  await expect.element(kessa).toMatchTextContent(/50%/)
  await expect.element(panel.getByRole('button', { name: 'Choose who rolls' })).toHaveAttribute('aria-disabled', 'true')
  await kessa.click()
  await panel.getByRole('button', { name: 'Odo Brandreth' }).click()
  await panel.getByRole('textbox', { name: 'Reason (players read it)' }).fill('The bell-ringer swings.')
  await panel.getByRole('button', { name: 'Call for 2' }).click()
  const out = panel.getByRole('region', { name: 'Open checks' })
  await expect.element(out).toMatchTextContent(/Hard Perception: The bell-ringer swings\..*Kessa Vane.*Odo Brandreth/)
  const [check] = await openChecks()
  expect(check?.parts.map(({ characterId, pool }) => [characterId, pool?.difficulty, pool?.setback])).toEqual([
    [KESSA, 3, 1],
    [ODO, 3, 1],
  ])
})

it('[CHK-211] [CHK-212] Everyone selects the party, the search finds others; a check may offer two skills, hide its difficulty and its results', async () => {
  const { panel } = await openPanel()
  await panel.getByRole('button', { name: 'Everyone' }).click()
  await expect.element(panel.getByRole('button', { name: 'Call for 2' })).toBeVisible()
  await panel.getByRole('searchbox', { name: 'Others by name' }).fill('Raid')
  await panel.getByRole('list', { name: 'Characters found' }).getByRole('button', { name: 'Raider' }).click()
  await panel.getByRole('combobox', { name: 'Or' }).selectOptions('vigilance')
  await panel.getByRole('switch', { name: /^Hide the difficulty/ }).click()
  await panel.getByRole('switch', { name: /^Hide the results/ }).click()
  await panel.getByRole('button', { name: 'Call for 3' }).click()
  await expect.element(panel.getByRole('region', { name: 'Open checks' })).toBeVisible()
  const [check] = await openChecks()
  const part = { skills: ['perception', 'vigilance'], difficultyHidden: true }
  const parts = [KESSA, ODO, 'characters/raider'].map((characterId) => ({ characterId, ...part }))
  expect(check).toMatchObject({ audience: 'gameMaster', parts })
})

it('[CHK-213] Open checks lists who rolled what; the game master rolls for the others, and ends the check', async () => {
  const { screen, panel } = await openPanel()
  const { check } = await callAs(gameMaster, 'callCheck', {
    characters: [KESSA, ODO],
    skill: 'perception',
    difficulty: 'Easy',
  })
  const out = panel.getByRole('region', { name: 'Open checks' })
  await expect.element(out.getByRole('button', { name: 'Roll for Kessa' })).toBeVisible()
  const version = check.parts[0]?.version ?? 0
  await callAs(player(KESSA), 'rollCheck', { checkId: check.id, characterId: KESSA, version })
  await expect
    .element(out.getByRole('listitem').filter({ hasText: 'Kessa Vane' }))
    .toMatchTextContent(/(Succeeds|Fails)/)
  await out.getByRole('button', { name: 'Roll for Odo' }).click()
  const surface = screen.getByRole('dialog', { name: 'Check for Odo Brandreth' })
  await surface.getByRole('button', { name: 'Harder' }).click()
  await expect
    .element(surface.getByRole('region', { name: 'Against them' }))
    .toMatchTextContent(/2 difficulty.*Average/)
  await surface.getByRole('button', { name: 'Roll for Odo Brandreth' }).click()
  await expect.element(surface.getByRole('region', { name: 'Result' })).toBeVisible()
  await surface.getByRole('button', { name: 'Done' }).click()
  await userEvent.keyboard('c')
  await out.getByRole('button', { name: 'End' }).click()
  await expect.element(out).not.toBeInTheDocument()
  expect(await openChecks()).toEqual([])
})

it('[CHK-210] players have no key and no panel', async () => {
  const { screen } = await visit('/rules', { as: player(KESSA), files })
  await userEvent.keyboard('c')
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'More' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Call a check' })).not.toBeInTheDocument()
})
