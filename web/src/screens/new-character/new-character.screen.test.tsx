import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { player, visit } from '#testing/visit.tsx'

import { files, open } from './new-character-fixture.ts'

it('[CHA-70] a player makes a character step by step, and back loses nothing', async () => {
  const { screen, address } = await open()
  const press = async (name: string | RegExp) => await screen.getByRole('button', { name, exact: true }).click()
  const left = screen.getByText(/^-?\d+ ?experience left$/)
  await screen.getByLabelText('Name').fill('Ilka Farrow')
  await press('Next')
  await screen.getByRole('radio', { name: /^Shoreborn/ }).click()
  await screen.getByRole('radio', { name: /^Tidewalker/ }).click()
  await expect.element(left).toMatchTextContent(/^110/)
  await press('Next')
  await press('More Brawn')
  await expect.element(left).toMatchTextContent(/^80/)
  await press('Next')
  await screen.getByRole('slider', { name: 'Stealth, career' }).fill('2')
  await expect.element(left).toMatchTextContent(/^70/)
  await press('Next')
  await expect.element(screen.getByRole('button', { name: 'Take Second look for 10' })).toHaveAttribute('aria-disabled')
  await press('Take Good boots for 5')
  await press('Next')
  await press('Add an item')
  await press('Take Oilskin coat')
  await press('Back')
  await press('Back')
  await expect.element(screen.getByRole('slider', { name: 'Stealth, career' })).toHaveValue('2')
  await press('Review')
  await expect.element(screen.getByText('Good boots')).toBeVisible()
  await expect.element(screen.getByText('Oilskin coat')).toBeVisible()
  await press('Join the party')
  await expect.poll(address).toBe('/my-character')
  const { entities } = await call('getEntity', { id: 'characters/ilka-farrow' })
  expect(entities[0]).toMatchObject({ maxHp: 14, skills: { stealth: 2 } })
})

it('[CHA-72] while creation is closed, the page says whom to ask', async () => {
  const { screen } = await visit('/new-character', { as: player(), files, frame: 'none' })
  await expect.element(screen.getByText(/Ask your game master to open character creation/)).toBeVisible()
})
