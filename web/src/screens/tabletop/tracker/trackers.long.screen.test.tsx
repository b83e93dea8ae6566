import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { KESSA, openBareTable, openTable, visitBareTable } from '#testing/table-fixture.ts'
import { callAs, gameMaster, player } from '#testing/visit.tsx'

const campaignId = 'dam3'

beforeEach(async () => await page.viewport(1440, 900))

const values = async () =>
  (await call('getTrackers', { campaignId })).trackers.map(({ name, value, maximum }) => [name, value, maximum])

it('[CLOCK-10] [CLOCK-11] the game master adds, ticks, changes and removes a clock, and undoes that', async () => {
  const { screen } = await visitBareTable()
  await screen.getByRole('button', { name: 'Add clock or counter' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Add', exact: true })).toHaveAttribute('aria-disabled')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('High water')
  await dialog.getByRole('button', { name: 'One segment fewer' }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const clock = screen.getByRole('meter', { name: 'High water' })
  await expect.element(clock).toHaveAttribute('aria-valuetext', '0 of 5')
  screen.getByRole('button', { name: 'One more, High water' }).element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(clock).toHaveAttribute('aria-valuetext', '2 of 5')
  await expect.poll(values).toEqual([['High water', 2, 5]])
  await screen.getByRole('button', { name: 'Change High water' }).click()
  await screen.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Spring tide')
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await screen.getByRole('button', { name: 'Change Spring tide' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(values).toEqual([])
  await screen.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(screen.getByRole('meter', { name: 'Spring tide' })).toHaveAttribute('aria-valuetext', '2 of 5')
})

it('[CLOCK-10] a player sees theirs follow, without buttons, and nothing of others', async () => {
  await openTable({ as: player(KESSA) })
  const clock = { campaignId, kind: 'clock', maximum: 4 } as const
  const { tracker } = await callAs(gameMaster, 'addTracker', { ...clock, name: 'High water', audience: [KESSA] })
  await callAs(gameMaster, 'addTracker', { ...clock, name: 'A secret', audience: 'gameMaster' })
  const { screen } = await openBareTable()
  await screen.getByRole('button', { name: 'Table', exact: true }).click()
  const shown = screen.getByRole('meter', { name: 'High water' })
  await expect.element(shown).toHaveAttribute('aria-valuetext', '0 of 4')
  await callAs(gameMaster, 'tickTracker', { campaignId, trackerId: tracker.id, by: 4 })
  await expect.element(shown).toHaveAttribute('aria-valuetext', '4 of 4, full')
  await expect.element(screen.getByText('A secret')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /One more/ })).not.toBeInTheDocument()
})
