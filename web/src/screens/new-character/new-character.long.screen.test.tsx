import { expect, it } from 'vitest'

import { openPage } from '#testing/visit.tsx'

import { open } from './new-character-fixture.ts'

it('[CHA-71] the draft stays on the device when the page is closed', async () => {
  const { screen } = await open()
  await screen.getByLabelText('Name').fill('Ilka Farrow')
  await expect.element(screen.getByText(/^Saved on this device/)).toBeVisible()
  await screen.unmount()
  const again = await openPage('/new-character', { frame: 'none' })
  await expect.element(again.screen.getByLabelText('Name')).toHaveValue('Ilka Farrow')
})
