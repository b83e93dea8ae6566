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
  expect(await remembered()).toBe('characters/odo-brandreth')
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
