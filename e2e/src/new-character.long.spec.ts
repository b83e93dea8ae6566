import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { createAccount, openAs } from './party.ts'
import { blackPng } from './picture-files.ts'
import { callOperation } from './table.ts'

const pages = [
  ['archetype', 'name: Cragborn\ncharacteristics: { cunning: 3 }\nproperties: { wounds: 11, experience: 110 }'],
  ['career', 'name: Ferry pilot\nproperties: { career_skills: [navigation, stealth], free_ranks: 1 }'],
  ['talent', 'name: Dry boots\nproperties: { tier: 1 }'],
] as const

test('[CHA-60] [CHA-61] [CHA-70] a player with a phone makes a character, from the invitation to the sheet', async ({
  browser,
}) => {
  const admin = await openAs(browser, 'game-master', '/admin/settings')
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const guest = await (await browser.newContext(phone)).newPage()
  const press = async (name: string) => await guest.getByRole('button', { name, exact: true }).tap()
  const left = guest.getByText(/experience left$/)

  await test.step('the game master opens character creation and invites somebody', async () => {
    for (const [type, fields] of pages)
      await callOperation(admin, 'createEntity', { type, text: `---\n${fields}\n---\n` })
    await admin.getByRole('switch', { name: 'Players may create their characters' }).click()
    await expect(admin.getByRole('switch', { name: 'Players may create their characters' })).toBeChecked()
    await admin.goto('/admin/members')
    const invite = admin.getByRole('region', { name: 'Invite' })
    await invite.getByRole('button', { name: 'Create invite link' }).click()
    const link = await invite.getByRole('region', { name: 'New link' }).getByLabel('Link').inputValue()
    await createAccount(guest, link, { firstName: 'Wren', email: 'wren@lowtarrow.example' })
  })

  await test.step('Home leads to the steps, and each tap is kept on the phone', async () => {
    await guest.getByRole('link', { name: 'Create your character' }).tap()
    await guest.getByLabel('Name').fill('Ilka Farrow')
    await guest.getByLabel('In one line').fill('Counts steps aloud in fog.')
    await guest.getByLabel('Choose').setInputFiles({ name: 'ilka.png', mimeType: 'image/png', buffer: blackPng(64) })
    await expect(guest.getByAltText('Portrait of Ilka Farrow')).toBeVisible()
    await press('Next')
    await guest.getByText('Cragborn').tap()
    await guest.getByText('Ferry pilot').tap()
    await expect(left).toContainText('110')
    await guest.reload()
    await expect(guest.getByRole('radio', { name: /^Cragborn/ })).toBeChecked()
  })

  await test.step('characteristics, skills and talents cost experience', async () => {
    await press('Next')
    await press('More Brawn')
    await expect(left).toContainText('80')
    await press('Next')
    await guest.getByRole('listitem').filter({ hasText: 'Stealth' }).locator('[data-rank="2"]').tap()
    await expect(left).toContainText('70')
    await press('Next')
    await press('Take Dry boots for 5')
    await expect(left).toContainText('65')
  })

  await test.step('gear and background can be skipped, and the character joins the party', async () => {
    await press('Skip')
    await press('Skip')
    await expect(guest.getByRole('heading', { level: 1, name: 'Background' })).toBeVisible()
    await press('Back')
    await press('Review')
    await expect(guest.getByText('Stealth 2')).toBeVisible()
    await expect(guest.getByText('65 left, kept for later')).toBeVisible()
    await press('Join the party')
    await expect(guest).toHaveURL(/\/my-character$/)
    await expect(guest.getByRole('heading', { level: 1, name: 'Ilka Farrow' })).toBeVisible()
    await admin.goto('/characters/ilka-farrow')
    await expect(admin.getByRole('switch', { name: 'In the party' })).toBeChecked()
    await expect(admin.getByAltText('Portrait of Ilka Farrow')).toBeVisible()
  })
})
