import { expect, it } from 'vitest'

import { visit } from '#testing/visit.tsx'

const signedOut = { as: null, files: {} } as const

it('[SIG-32] every page with a password offers to show it', async () => {
  const { screen } = await visit('/sign-in', signedOut)
  await expect.element(screen.getByRole('button', { name: 'Show password' })).toBeVisible()
})

it('[SIG-330] says what to do without a password, and why there is no passkey here', async () => {
  const { screen } = await visit('/sign-in', signedOut)
  await expect.element(screen.getByText('Forgot your password? Ask your game master for a new link.')).toBeVisible()
  await expect.element(screen.getByText(/No passkeys here: they need an address with https and a name/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument()
})

it('[SIG-34] a player whose link does not work, perhaps because it was used, can continue to the sign-in', async () => {
  const { screen, address } = await visit('/join', signedOut)
  await expect.element(screen.getByText('Already joined?')).toBeVisible()
  await screen.getByRole('link', { name: 'Sign in' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(address()).toBe('/sign-in')
})
