import { expect, type Locator } from '@playwright/test'

import { test } from './journey.ts'
import { openAs, PASSWORD } from './party.ts'

const [PELL, TAVI] = ['Pell Marrowick', 'Tavi Sorrel']
const NEW_PASSWORD = 'seven kettles under glass'

/** The new link on an admin page. */
async function madeLink(within: Locator): Promise<string> {
  return await within.getByRole('region', { name: 'New link' }).getByLabel('Link').inputValue()
}

test('[MEM-2] [MEM-4] [MEM-5] [MEM-6] [MEM-10] an account from its invite to its removal, in two browsers', async ({
  browser,
}) => {
  const admin = await openAs(browser, 'game-master', '/admin/members')
  const guest = await (await browser.newContext()).newPage()
  const member = admin.getByRole('listitem', { name: 'Wren Ash' })

  await test.step('an invite is accepted in a second browser', async () => {
    const invite = admin.getByRole('region', { name: 'Invite' })
    await invite.getByLabel('Character').selectOption(PELL)
    await invite.getByRole('button', { name: 'Create invite link' }).click()
    await guest.goto(await madeLink(invite))
    await guest.getByLabel('First name').fill('Wren')
    await guest.getByLabel('Last name').fill('Ash')
    await guest.getByLabel('E-mail').fill('wren@lowtarrow.example')
    await guest.getByLabel('Password').fill(PASSWORD)
    await guest.getByRole('button', { name: /Create/ }).click()
    await expect(guest.getByRole('link', { name: PELL }).first()).toBeVisible()
    await expect(member).toBeVisible()
    await expect(member.getByLabel('Character')).toHaveValue('characters/pell-marrowick')
  })

  await test.step('another character appears on their page without a reload', async () => {
    await guest.goto('/my-character')
    await expect(guest.getByRole('heading', { level: 1, name: PELL })).toBeVisible()
    await member.getByLabel('Character').selectOption(TAVI)
    await expect(guest.getByRole('heading', { level: 1, name: TAVI })).toBeVisible()
  })

  await test.step('ending sessions signs the other browser out immediately', async () => {
    await member.getByRole('button', { name: 'End sessions' }).click()
    await expect(guest).toHaveURL(/\/sign-in/)
    await expect(member).toContainText('not signed in')
  })

  await test.step('a reset link lets them in with a new password', async () => {
    await member.getByRole('button', { name: 'Create reset link' }).click()
    await guest.goto(await madeLink(member))
    await guest.getByLabel('Password').fill(NEW_PASSWORD)
    await guest.getByRole('button', { name: 'Save password' }).click()
    await expect(guest.getByRole('link', { name: TAVI }).first()).toBeVisible()
  })

  await test.step('a removed member is signed out immediately', async () => {
    await member.getByRole('button', { name: 'Remove' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(member).toHaveCount(0)
    await expect(guest).toHaveURL(/\/sign-in/)
  })
  await guest.context().close()
  await admin.context().close()
})
