import { setLanguage } from '@waybook/messages'
import { expect, it, onTestFinished } from 'vitest'

import { chooseLanguage, startLanguage } from '#stores/language.ts'
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

it('[LANG-5] [LANG-6] the page changes its language at once and keeps its address; a device remembers the choice', async () => {
  onTestFinished(async () => {
    await setLanguage('en')
    document.documentElement.lang = 'en'
  })
  const { screen, address } = await visit('/sign-in?to=%2Fnotes', signedOut)
  await chooseLanguage('en-XA')
  await expect.element(screen.getByRole('heading', { name: /^⟦Sîgñ îñ .*⟧$/ })).toBeVisible()
  expect(document.documentElement.lang).toBe('en-XA')
  expect(address()).toBe('/sign-in?to=%2Fnotes')
  await chooseLanguage('en')
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await chooseLanguage('de')
  await setLanguage('en')
  await startLanguage()
  await expect.element(screen.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
})
