import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { storedTokens, visitTable } from '#testing/table-fixture.ts'
import { loseAnswer } from '#testing/visit.tsx'

it('[HTTP-7] a token is added only once if the user repeats the action after a lost answer', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitTable()
  await screen.getByRole('button', { name: 'Add Token' }).click()
  const add = async () => await screen.getByRole('dialog').getByRole('button', { name: 'Odo Brandreth' }).click()
  loseAnswer('placeTokens')
  await add()
  await expect.element(screen.getByText('Not saved, restored').first()).toBeVisible()
  await add()
  await expect.element(screen.getByText('Odo Brandreth added').first()).toBeInTheDocument()
  expect(await storedTokens()).toHaveLength(1)
  await add()
  await expect.poll(storedTokens).toHaveLength(2)
})
