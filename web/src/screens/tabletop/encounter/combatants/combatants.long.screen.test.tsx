import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { fightFiles, raid, startFight, UNLIT, visitBareFight, visitFight } from '#testing/fight-fixture.ts'
import { KESSA, openBareTable, openTable } from '#testing/table-fixture.ts'
import { gameMaster, player, visit } from '#testing/visit.tsx'

const ambush = [...raid, { characterId: UNLIT, kind: 'rival' as const, copies: 2, known: false }]

beforeEach(async () => await page.viewport(1440, 900))

it('[ENC-220] hit points are those of a group as a whole, and fall one at a time or typed', async () => {
  const { screen } = await visitBareFight(gameMaster)
  const list = screen.getByRole('region', { name: 'Combatants' })
  const hitPoints = list.getByRole('textbox', { name: 'hit points of Raiders' })
  await list.getByRole('button', { name: 'Raiders', exact: true }).click()
  await list.getByRole('button', { name: 'Remove one hit point from Raiders' }).click()
  await expect.element(hitPoints).toHaveValue('19')
  await hitPoints.click()
  await userEvent.keyboard('-8{Enter}')
  await expect.element(hitPoints).toHaveValue('11')
  await expect.element(screen.getByText('3 of 5 left')).toBeInTheDocument()
  const pips = () => [...document.querySelectorAll<HTMLElement>('[data-pip]')].map(({ dataset }) => dataset['pip'])
  expect(pips()).toEqual(['standing', 'standing', 'standing', 'fallen', 'fallen'])
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(hitPoints).toHaveValue('12')
})

it('[ENC-221] adds a condition with dice and duration, and removes it', async () => {
  const { screen } = await visitBareFight(gameMaster)
  await screen.getByRole('button', { name: 'Raiders', exact: true }).click()
  await screen.getByRole('button', { name: 'Add a condition' }).click()
  const form = screen.getByRole('form', { name: 'Add a condition' })
  await form.getByLabelText('Condition').fill('Dazzled')
  await form.getByLabelText('Dice').selectOptions('Setback dice')
  await form.getByLabelText('Lasts').selectOptions('A number of rounds')
  await form.getByLabelText('Rounds').fill('2')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  const list = screen.getByRole('list', { name: 'Conditions of Raiders' })
  await expect.element(list).toMatchTextContent('Dazzled 1 setback on all checks, 2 rounds')
  await list.getByRole('button', { name: 'Remove Dazzled' }).click()
  await expect.element(screen.getByText(/Dazzled/)).not.toBeInTheDocument()
})

it('[ENC-222] a player’s page has no data of an ambush until it is known', async () => {
  const { screen } = await visit('/vtt/dam3', { as: player(KESSA), files: fightFiles })
  const encounter = await startFight(ambush)
  // The scene may replace a button pressed before it has loaded.
  await expect.element(screen.getByRole('region', { name: 'Map of The toll gate' })).toBeVisible()
  await screen.getByRole('button', { name: 'Table', exact: true }).click()
  const panel = screen.getByRole('region', { name: 'Combatants' })
  await expect.element(panel.getByRole('listitem')).toHaveLength(3)
  expect(document.body.textContent).not.toContain('Unlit')
  expect((await call('getEncounter', {})).encounter?.combatants).toHaveLength(3)
  expect(encounter.combatants).toHaveLength(5)
})

it('[ENC-222] the game master makes a combatant known to players', async () => {
  const { screen } = await visitBareFight(gameMaster, ambush)
  await expect.element(screen.getByText('5 in the fight, 2 unknown')).toBeVisible()
  await screen.getByRole('button', { name: 'The Unlit 1', exact: true }).click()
  await screen.getByRole('switch', { name: 'Known to players' }).click()
  await expect.element(screen.getByText('5 in the fight, 1 unknown')).toBeVisible()
})

it('[ENC-223] a copy put on the map shows its number, and is struck through when it falls', async () => {
  const { screen } = await visitBareFight(gameMaster, ambush)
  await screen.getByRole('button', { name: 'The Unlit 2', exact: true }).click()
  await screen.getByRole('button', { name: 'Put on the map' }).click()
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  const token = map.getByRole('button', { name: /^The Unlit 2/ })
  await expect.element(token).toBeVisible()
  expect(token.element().querySelector('[data-badge]')?.getAttribute('data-badge')).toBe('2')
  await screen
    .getByRole('region', { name: 'Combatants' })
    .getByRole('textbox', { name: 'hit points of The Unlit 2' })
    .click()
  await userEvent.keyboard('0{Enter}')
  await expect.element(map.getByRole('button', { name: /^The Unlit 2.*out of the fight$/ })).toBeVisible()
})

it('[ENC-224] the map and the list share the selection', async () => {
  await openTable({ files: fightFiles }, [KESSA, 30, 30], [UNLIT, 60, 40])
  await startFight([...raid, { characterId: UNLIT }])
  const { screen } = await openBareTable()
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  await map.getByRole('button', { name: 'Kessa Vane' }).click()
  await expect.element(screen.getByRole('heading', { name: 'From Kessa' })).toBeVisible()
  const list = screen.getByRole('region', { name: 'Combatants' })
  await list.getByRole('button', { name: 'The Unlit', exact: true }).click()
  await expect.element(map.getByRole('button', { name: /^The Unlit/ })).toHaveAttribute('aria-pressed', 'true')
  const section = screen.getByRole('region', { name: 'The Unlit in the encounter' })
  await expect.element(section.getByLabelText('Characteristics')).toMatchTextContent(/Brawn2.*Willpower3/)
  await expect.element(section.getByRole('button', { name: 'Attack: Bare hands' })).toBeVisible()
})

it('[ENC-225] players see the range from their own character', async () => {
  const { screen } = await visitBareFight(player(KESSA))
  await screen.getByRole('button', { name: 'Table', exact: true }).click()
  const raiders = screen.getByRole('region', { name: 'Combatants' }).getByRole('listitem').first()
  await expect.element(raiders).toMatchTextContent(/Raiders.*Medium/)
})

it('[ENC-225] players change their own hit points on the map', async () => {
  await page.viewport(360, 740)
  const { screen } = await visitFight(player(KESSA))
  const state = screen.getByRole('region', { name: 'Your state' })
  await state.getByRole('button', { name: 'Change Hit Points' }).click()
  await state.getByRole('textbox').fill('7')
  await userEvent.keyboard('{Enter}')
  await expect.element(state.getByRole('status', { name: 'Hit Points' })).toMatchTextContent('7 / 12')
  await expect.poll(async () => (await call('getEncounter', {})).encounter?.combatants[0]?.figures?.wounds).toBe(5)
})

it('[ENC-220] everybody is in one list with both figures, and the keys + and - change hit points on any row', async () => {
  const { screen } = await visitBareFight(gameMaster)
  const list = screen.getByRole('region', { name: 'Combatants' })
  await expect.element(list.getByText('3 in the fight')).toBeVisible()
  const [raiders, kessa] = [
    list.getByRole('button', { name: 'Raiders' }),
    list.getByRole('button', { name: 'Kessa Vane' }),
  ]
  await raiders.click()
  const row = list.getByRole('listitem').nth(1)
  await expect.element(row).toMatchTextContent(/Kessa Vane.*12 of 12 hit points.*0 of 12 strain/)
  kessa.element().focus()
  await userEvent.keyboard('--+')
  await expect.element(row).toMatchTextContent(/11 of 12 hit points/)
})
