import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#api/call.ts'
import { fightFiles, raid, visitBareFight, visitFight } from '#testing/fight-fixture.ts'
import { openBareTable, openTab, openTable } from '#testing/table-fixture.ts'
import { callAs, gameMaster } from '#testing/visit.tsx'

beforeEach(async () => await page.viewport(1440, 900))

const stored = async () => (await call('getEncounter', {})).encounter?.combatants ?? []

it('[ENC-200] [ENC-201] the game master starts with those on the map, the party, a group without a page and an ambush', async () => {
  await openTable({ files: fightFiles }, ['characters/the-unlit', 50, 50])
  const { screen } = await openBareTable()
  await openTab('Fight')
  await screen.getByRole('button', { name: 'Start an encounter' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Start an encounter' })
  // Nobody is ticked who is not on the map.
  for (const name of ['Kessa Vane', 'Odo Brandreth']) {
    await expect.element(dialog.getByRole('checkbox', { name })).not.toBeChecked()
    await dialog.getByRole('checkbox', { name }).click()
  }
  const unlit = dialog.getByRole('group', { name: 'The Unlit' })
  await expect.element(unlit.getByRole('switch', { name: /^In ambush/ })).not.toBeChecked()
  await unlit.getByLabelText('Kind').selectOptions('Nemesis')
  await dialog.getByRole('button', { name: 'Add someone without a page' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Raiders')
  await dialog.getByLabelText('How many').fill('5')
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Initiative' })).toBeVisible()
  expect(await stored()).toMatchObject([
    { name: 'Kessa Vane', kind: 'character', side: 'players' },
    { name: 'Odo Brandreth', kind: 'character' },
    { name: 'The Unlit', kind: 'nemesis', side: 'gameMaster', known: false },
    { name: 'Raiders', kind: 'minions', known: true, group: { size: 5, left: 5, unit: 4 } },
  ])
})

it('[ENC-203] five tokens of kind Minions join as one group of five, and only once', async () => {
  const places = [10, 20, 30, 40, 50].map((x) => ['characters/the-unlit', x, 50] as const)
  await openTable({ files: fightFiles }, ...places)
  const { screen } = await openBareTable()
  await openTab('Fight')
  await screen.getByRole('button', { name: 'Start an encounter' }).click()
  const dialog = screen.getByRole('dialog')
  const unlit = dialog.getByRole('group', { name: 'The Unlit' })
  await unlit.getByLabelText('Kind').selectOptions('Minions')
  await expect.element(unlit.getByLabelText('How many')).toHaveValue(5)
  await unlit.getByLabelText('Groups').fill('2')
  await expect.element(unlit.getByLabelText('Groups')).toHaveAccessibleDescription('Sizes: 3, 2')
  await unlit.getByLabelText('Groups').fill('1')
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const groups = (await stored()).filter(({ kind }) => kind === 'minions')
  expect(groups.map(({ group, tokenIds }) => [group?.size, tokenIds.length])).toEqual([[5, 5]])
  await screen.getByRole('button', { name: 'Add combatants' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'The Unlit' })).not.toBeChecked()
})

it('[ENC-201] [FOG-54] a combatant under fog starts in ambush', async () => {
  const files = { ...fightFiles, 'characters/the-unlit.md': '---\nname: The Unlit\nvisible: true\n---\n' }
  await openTable({ files }, ['characters/the-unlit', 50, 50])
  await callAs(gameMaster, 'changeFog', { sceneId: 'scenes/toll-gate', op: 'cover', shape: 'all' })
  const { screen } = await openBareTable()
  await expect.element(screen.getByRole('button', { name: 'The Unlit, under fog' }).first()).toBeInTheDocument()
  await openTab('Fight')
  await screen.getByRole('button', { name: 'Start an encounter' }).click()
  const unlit = screen.getByRole('dialog').getByRole('group', { name: 'The Unlit' })
  await expect.element(unlit.getByRole('switch', { name: /^In ambush/ })).not.toBeChecked()
})

it('[ENC-202] others join later, and the form omits party members already in the encounter', async () => {
  const { screen } = await visitBareFight(gameMaster, raid.slice(1))
  await screen.getByRole('button', { name: 'Add combatants' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add combatants' })
  await expect.element(dialog.getByRole('checkbox', { name: 'Kessa Vane' })).toBeChecked()
  await expect.element(dialog.getByRole('checkbox', { name: 'Odo Brandreth' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect
    .element(screen.getByRole('region', { name: 'Combatants' }).getByRole('button', { name: 'Kessa Vane' }))
    .toBeVisible()
})

it('[ENC-240] ending asks first, and then offers to recover strain', async () => {
  const { screen } = await visitFight(gameMaster)
  await screen.getByRole('button', { name: 'End the encounter' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'End encounter' }).click()
  await expect.element(screen.getByRole('button', { name: 'Start an encounter' })).toBeVisible()
  await screen.getByRole('button', { name: 'Recover strain' }).click()
  await expect.poll(async () => (await call('getOpenChecks', {})).checks.map(({ kind }) => kind)).toEqual(['recovery'])
})
