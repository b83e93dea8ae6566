import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { openTab, storedTokens, visitBareTable } from '#testing/table-fixture.ts'

it('[SCR-233] four taps put a new NPC on the table', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitBareTable()
  let taps = 0
  const tap = async (name: string) => {
    taps += 1
    await screen.getByRole('button', { name, exact: true }).click()
  }
  await tap('Add Token')
  await tap('Quick NPC')
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('Old Marl')
  taps += 1
  await screen.getByRole('radio', { name: 'Nemesis' }).click()
  await tap('Put on the table')
  await expect.poll(storedTokens).toMatchObject([{ name: 'Old Marl' }])
  expect(taps).toBe(4)
  const { entities } = await call('getEntity', { id: 'characters/old-marl' })
  expect(entities).toMatchObject([{ visible: false, maxHp: 17, strainThreshold: 15, skills: { melee: 3 } }])
  const { inventory } = await call('getInventory', { id: 'characters/old-marl' })
  expect(inventory).toMatchObject([{ itemId: 'items/greatsword', amount: 1 }])
})

it('[SCR-233] figures, skills and the weapon are changed before the NPC is made', async () => {
  await page.viewport(360, 780)
  const { screen } = await visitBareTable()
  await openTab('Tokens')
  await screen.getByRole('button', { name: 'Add Token', exact: true }).click()
  await screen.getByRole('button', { name: 'Quick NPC' }).click()
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Old Marl')
  await screen.getByRole('radio', { name: 'Shooting' }).click()
  await screen.getByRole('textbox', { name: 'Agility' }).fill('5')
  await screen.getByRole('textbox', { name: 'Hit points' }).fill('9')
  await screen.getByRole('button', { name: 'Change skills' }).click()
  await screen.getByRole('slider', { name: 'Ranged Light' }).fill('4')
  await screen.getByRole('textbox', { name: 'What it is called' }).fill('Punt gun')
  await expect.element(screen.getByText(/^Medium, damage 6, Ranged Light 4/)).toBeVisible()
  await screen.getByRole('button', { name: 'Put on the table' }).click()
  await expect.poll(storedTokens).toMatchObject([{ name: 'Old Marl' }])
  const { entities } = await call('getEntity', { id: 'characters/old-marl' })
  expect(entities).toMatchObject([{ maxHp: 9, characteristics: { agility: 5 }, skills: { rangedLight: 4 } }])
  const weapon = await call('getEntity', { id: 'items/punt-gun' })
  expect(weapon.entities).toMatchObject([{ visible: false, properties: { damage: 6, item_range: 'Medium' } }])
})
