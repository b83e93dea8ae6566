import { expect, it } from 'vitest'

import { player, visit } from '#testing/visit.tsx'

const frame = 'none'

it('[SIG-41] Profile leads to the page that changes the password, which asks for both passwords', async () => {
  const { screen, address } = await visit('/profile', { as: player(), files: {}, frame })
  await screen.getByRole('link', { name: 'Change password' }).click()
  await expect.poll(address).toBe('/change-password')
  await screen.getByRole('button', { name: 'Change password' }).click()
  await expect
    .element(screen.getByLabelText('Current password'))
    .toHaveAccessibleDescription('Enter your current password.')
  await expect.element(screen.getByLabelText('New password')).toHaveAccessibleDescription('Enter a new password.')
})

it('[SIG-41] a user who is not signed in is asked to sign in first', async () => {
  const { address } = await visit('/change-password', { as: null, files: {} })
  await expect.poll(address).toBe('/sign-in?to=%2Fchange-password')
})
