import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#api/call.ts'
import { raid, visitBareFight, visitFight } from '#testing/fight-fixture.ts'
import { KESSA } from '#testing/table-fixture.ts'
import { callAs, gameMaster, player } from '#testing/visit.tsx'

const sides = ['players', 'gameMaster', 'players'] as const

beforeEach(async () => await page.viewport(1440, 900))

it('[ENC-210] [ENC-211] the game master assigns a slot, and steps forward and back', async () => {
  const { screen } = await visitBareFight(gameMaster, raid, sides)
  await expect.element(screen.getByText('Party slot, 2 to go. Kessa or Odo may take it.')).toBeVisible()
  await screen.getByRole('button', { name: 'Give the slot to Kessa Vane' }).click()
  const order = screen.getByRole('list', { name: 'Order of initiative' })
  await expect.element(order.getByRole('button', { name: 'Party slot, Kessa Vane, now' })).toBeVisible()
  await screen.getByRole('button', { name: 'Next slot' }).click()
  await expect.element(order.getByRole('button', { name: 'Party slot, Kessa Vane, has acted' })).toBeVisible()
  await expect.element(screen.getByText(/^Game master’s slot, 1 to go/)).toBeVisible()
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(order.getByRole('button', { name: 'Party slot, Kessa Vane, now' })).toBeVisible()
  await order.getByRole('button', { name: 'Party slot, Kessa Vane, now' }).click()
  await screen.getByRole('menuitem', { name: 'Give the slot back' }).click()
  await expect.element(screen.getByText('Party slot, 2 to go. Kessa or Odo may take it.')).toBeVisible()
})

it('[ENC-212] the game master edits the order manually: sets a result, adds a slot and removes one', async () => {
  const { screen } = await visitBareFight(gameMaster)
  const slots = screen.getByRole('list', { name: 'Order of initiative' }).getByRole('listitem')
  await screen.getByRole('button', { name: 'Set initiative' }).click()
  await screen.getByRole('form').getByLabelText('Successes').fill('2')
  await screen.getByRole('form').getByRole('button', { name: 'Set' }).click()
  await expect.element(slots).toHaveLength(1)
  await screen.getByRole('button', { name: /^(Call initiative|Initiative and slots)$/ }).click()
  await screen.getByRole('menuitem', { name: 'Add a party slot' }).click()
  await expect.element(slots).toHaveLength(2)
  await screen.getByRole('button', { name: 'Party slot, open' }).first().click()
  await screen.getByRole('menuitem', { name: 'Remove the slot' }).click()
  await expect.element(slots).toHaveLength(1)
})

it('[ENC-212] calls for initiative with a choice of two skills', async () => {
  const { screen } = await visitBareFight(gameMaster)
  await screen.getByRole('button', { name: /^(Call initiative|Initiative and slots)$/ }).click()
  await screen.getByRole('menuitem', { name: 'Call Cool or Vigilance' }).click()
  await expect
    .poll(async () => (await call('getOpenChecks', {})).checks.map(({ kind, parts }) => [kind, parts[0]?.skills]))
    .toEqual([['initiative', ['cool', 'vigilance']]])
})

it('[ENC-212] [ENC-19] a repeated call says that no one is left, and Call again calls everyone', async () => {
  const { screen } = await visitFight(gameMaster)
  const choose = async (name: string) => {
    await screen.getByRole('button', { name: /^(Call initiative|Initiative and slots)$/ }).click()
    await screen.getByRole('menuitem', { name, exact: true }).click()
  }
  const askedSkills = async () => (await call('getOpenChecks', {})).checks.map(({ parts }) => parts[0]?.skills)
  await choose('Call Cool')
  await expect.element(screen.getByRole('button', { name: 'Initiative and slots' })).toBeVisible()
  await choose('Call Vigilance')
  await expect.element(screen.getByText(/^Nobody was called/)).toBeVisible()
  expect(await askedSkills()).toEqual([['cool']])
  await choose('Call Vigilance again')
  await expect.poll(askedSkills).toEqual([['vigilance']])
})

it('[ENC-213] [ENC-214] a player takes an open slot for their own character, and ends the turn', async () => {
  await page.viewport(360, 740)
  const { screen } = await visitBareFight(player(KESSA), raid, sides)
  const bar = screen.getByRole('region', { name: 'Encounter' })
  await expect.element(bar.getByText('Round 1. Party slot. Kessa or Odo may take it.')).toBeInTheDocument()
  await bar.getByRole('button', { name: 'Take it' }).click()
  await expect.element(bar.getByText('Your turn', { exact: true })).toBeVisible()
  await expect.element(bar.getByText('Round 1. Your turn.')).toBeInTheDocument()
  await bar.getByRole('button', { name: 'End turn' }).click()
  await expect.element(bar.getByText('Game master’s slot', { exact: true })).toBeVisible()
  await expect.element(bar.getByRole('button', { name: 'Take it' })).not.toBeInTheDocument()
})

it('[ENC-213] a player’s sheet shows the turn during an encounter', async () => {
  const { screen, navigate, encounter } = await visitFight(player(KESSA), raid, sides)
  await navigate('/my-character')
  const strip = screen.getByRole('region', { name: 'Encounter' })
  await strip.getByRole('button', { name: 'Take it' }).click()
  await strip.getByRole('button', { name: 'Give back' }).click()
  await expect.element(strip.getByRole('button', { name: 'Take it' })).toBeVisible()
  await callAs(gameMaster, 'endEncounter', { encounterId: encounter.id })
  await expect.element(strip).not.toBeInTheDocument()
})

it('[ENC-216] only a combatant unknown to players may take a slot hidden from players', async () => {
  const ambush = { kind: 'rival' as const, name: 'Lookout', known: false }
  const { screen } = await visitBareFight(gameMaster, [...raid, ambush], ['gameMaster'])
  const lookout = screen.getByRole('button', { name: 'Give the slot to Lookout' })
  await expect.element(screen.getByText(/^Game master’s slot, 0 to go/)).toBeVisible()
  await expect.element(lookout).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Initiative and slots' }).click()
  await screen.getByRole('menuitem', { name: 'Add a slot hidden from players' }).click()
  const order = screen.getByRole('list', { name: 'Order of initiative' })
  await expect.element(order.getByRole('button', { name: /hidden from players/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Next slot' }).click()
  await expect.element(order.getByRole('button', { name: /open, now, hidden from players/ })).toBeVisible()
  await expect.element(screen.getByText(/^Game master’s slot.*Lookout may take it/)).toBeVisible()
  await lookout.click()
  await expect.element(screen.getByText(/^Lookout’s turn/)).toBeVisible()
})

it('[ENC-215] the page updates when somebody else takes the slot first', async () => {
  const { screen, encounter } = await visitFight(gameMaster, raid, sides)
  const { id: encounterId, version, turn, combatants } = encounter
  await expect.element(screen.getByRole('button', { name: 'Give the slot to Kessa Vane' })).toBeVisible()
  const slotId = turn ?? ''
  const combatantId = combatants.find(({ name }) => name === 'Odo Brandreth')?.id ?? ''
  await callAs(gameMaster, 'claimSlot', { encounterId, version, slotId, combatantId })
  await expect.element(screen.getByText('Odo Brandreth’s turn, 2 to go.')).toBeVisible()
})
