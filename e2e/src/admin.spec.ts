import { expect, type Browser, type Locator, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { PASSWORD } from './party.ts'
import { sessionOf } from './server/run-folder.ts'

const [PELL, TAVI] = ['Pell Marrowick', 'Tavi Sorrel']
const NEW_PASSWORD = 'seven kettles under glass'
const email = 'wren@lowtarrow.example'

async function openAs(who: 'game-master' | 'kessa', path: string, browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ storageState: sessionOf(who) })).newPage()
  await page.goto(path)
  return page
}

/** The link that was just made on an admin page. */
async function madeLink(within: Locator): Promise<string> {
  return await within.getByRole('region', { name: 'New link' }).getByLabel('Link').inputValue()
}

test('[ADM-1] [ADM-3] the game master goes from the navigation to the admin page and loads a character', async ({
  browser,
}) => {
  const page = await openAs('game-master', '/rules', browser)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  const row = page.getByRole('row', { name: /^Tavi Sorrel/ })
  await expect(row).toContainText('13 / 13')
  await expect(page.getByRole('region', { name: 'Service Status' })).toContainText('Healthy')
  await row.getByRole('button', { name: 'Load Tavi Sorrel' }).click()
  await expect(page).toHaveURL('/my-character')
  await expect(page.getByRole('heading', { level: 1, name: TAVI })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  await page.context().close()
})

test('[ADM-1] a player is redirected home from the admin pages and sees no link to them', async ({ browser }) => {
  const page = await openAs('kessa', '/admin/members', browser)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await page.context().close()
})

test('[MEM-2] [MEM-4] [MEM-5] [MEM-6] [MEM-10] an account from its invite to its removal, in two browsers', async ({
  browser,
}) => {
  const admin = await openAs('game-master', '/admin/members', browser)
  const guest = await (await browser.newContext()).newPage()
  const member = admin.getByRole('listitem', { name: 'Wren Ash' })

  await test.step('an invite is accepted in a second browser', async () => {
    const invite = admin.getByRole('region', { name: 'Invite' })
    await invite.getByLabel('Character').selectOption(PELL)
    await invite.getByRole('button', { name: 'Create invite link' }).click()
    await guest.goto(await madeLink(invite))
    await guest.getByLabel('First name').fill('Wren')
    await guest.getByLabel('Last name').fill('Ash')
    await guest.getByLabel('E-mail').fill(email)
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

test('[ADM-10] the settings decide what players see of each other', async ({ browser }) => {
  const admin = await openAs('game-master', '/admin/settings', browser)
  const player = await openAs('kessa', '/characters', browser)
  const sent = async () => {
    const data = { operation: 'getCharacterDynamic', params: { id: 'characters/odo-brandreth' } }
    const headers = { origin: new URL(player.url()).origin }
    return (await player.request.post('/api/query', { data, headers })).text()
  }
  const shown = admin.getByRole('switch', { name: 'Players see each other’s hit points and strain' })
  await expect.poll(sent).toContain('hitpoints')
  await shown.click()
  await expect.poll(sent).not.toContain('hitpoints')
  await shown.click()
  await expect.poll(sent).toContain('hitpoints')
  await player.context().close()
  await admin.context().close()
})
