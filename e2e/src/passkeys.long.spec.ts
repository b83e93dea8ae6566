import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { PASSWORD } from './party.ts'

test('[SIG-35] [SIG-39] a passkey is added in the profile, signs in, and stops working when it is removed', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/sign-in?to=/profile')
  await page.getByLabel('E-mail').fill('odo@lowtarrow.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  const form = page.getByRole('dialog', { name: 'Add a passkey' })
  await form.getByLabel('Name').fill('')
  await form.getByRole('button', { name: 'Add passkey' }).click()
  await expect(form.getByText('Name this passkey.')).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill('My phone')
  await form.getByLabel('Current password').fill('not the password')
  await form.getByRole('button', { name: 'Add passkey' }).click()
  await expect(form.getByText('This is not your current password.')).toBeVisible()
  await form.getByLabel('Current password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Add passkey' }).click()
  await expect(form).toBeHidden()
  await expect(passkeys.getByRole('listitem', { name: 'My phone' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible()

  await page.goto('/profile')
  await passkeys.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('dialog', { name: 'Remove My phone?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText("Waybook doesn't know this passkey. Sign in with your password.")).toBeVisible()
})
