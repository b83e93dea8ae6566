import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { PASSWORD } from './party.ts'

test('[SCR-70] a signed-out user is redirected to the sign-in, and then to the requested page', async ({ page }) => {
  await page.goto('/characters/odo-brandreth')
  await expect(page).toHaveURL(/\/sign-in/)
  await page.getByLabel('E-mail').fill('maren@lowtarrow.example')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('E-mail or password is wrong.')).toBeVisible()
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/characters\/odo-brandreth$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Odo Brandreth' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).toHaveURL(/\/sign-in/)
})

test('[SEA-14] signing out forgets the recently visited pages', async ({ page }) => {
  await page.goto('/sign-in?to=/characters/odo-brandreth')
  await page.getByLabel('E-mail').fill('maren@lowtarrow.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Odo Brandreth' })).toBeVisible()
  const remembered = async () => await page.evaluate(() => localStorage.getItem('waybook-recent-pages'))
  // The value begins with the account that owns the pages.
  expect(await remembered()).toMatch(/^\S+ characters\/odo-brandreth$/)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).toHaveURL(/\/sign-in/)
  expect(await remembered()).toBeNull()
})

test('[SCR-71] signing out everywhere ends the sessions of other browsers too', async ({ browser }) => {
  const enter = async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto('/sign-in?to=/profile')
    await page.getByLabel('E-mail').fill('odo@lowtarrow.example')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    return page
  }
  const [phone, laptop] = [await enter(), await enter()]
  await laptop.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(laptop).toHaveURL(/\/sign-in/)
  await phone.reload()
  await expect(phone).toHaveURL(/\/sign-in/)
})

test('[SIG-23] [SIG-41] changing the password signs out other browsers, and the new one works', async ({ browser }) => {
  const enter = async (password: string) => {
    const page = await (await browser.newContext()).newPage()
    await page.goto('/sign-in?to=/profile')
    await page.getByLabel('E-mail').fill('odo@lowtarrow.example')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    return page
  }
  const next = 'banana lorry tinsel'
  const [here, other] = [await enter(PASSWORD), await enter(PASSWORD)]
  await here.getByRole('link', { name: 'Change password' }).click()
  const change = async (current: string, wanted: string) => {
    await here.getByLabel('Current password').fill(current)
    await here.getByLabel('New password').fill(wanted)
    await here.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not the password', next)
  await expect(here.getByText('This is not your current password.')).toBeVisible()
  await expect(here.getByLabel('Current password')).toBeFocused()
  await change(PASSWORD, 'password1234')
  await expect(here.getByText(/^This is easy to guess\./)).toBeVisible()
  await change(PASSWORD, next)
  await expect(here.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  await expect(other).toHaveURL(/\/sign-in/)
  await here.getByRole('link', { name: 'Back to Profile' }).click()
  await expect(here.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await here.reload()
  await expect(here.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await enter(next)
})
