import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { storedTokens, visitBareTable } from '#testing/table-fixture.ts'

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
  await screen.getByText('Nemesis').click()
  await tap('Put on the table')
  await expect.poll(storedTokens).toMatchObject([{ name: 'Old Marl' }])
  expect(taps).toBe(4)
  const { entities } = await call('getEntity', { id: 'characters/old-marl' })
  expect(entities).toMatchObject([{ visible: false, maxHp: 16, strainThreshold: 16 }])
})
