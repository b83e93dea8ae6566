import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { openAs, PASSWORD } from './party.ts'

test('[CPN-5] [CPN-7] [HTTP-132] a game master runs two campaigns in two tabs, and a player takes part in the new one only', async ({
  browser,
}) => {
  const demo = await openAs(browser, 'game-master', '/admin/campaigns')
  const home = { level: 1, name: 'The Salt Road' } as const

  await test.step('a new campaign opens at its own address', async () => {
    const creation = demo.getByRole('region', { name: 'New campaign' })
    await creation.getByLabel('Name').fill('The Salt Road')
    await creation.getByRole('button', { name: 'Start the campaign' }).click()
    await expect(demo).toHaveURL(/\/c\/the-salt-road\/$/)
    await expect(demo.getByRole('heading', home)).toBeVisible()
  })

  const salt = demo
  const other = await demo.context().newPage()
  await test.step('the main address opens it; the demo has its own address, and stays in its tab', async () => {
    await other.goto('/')
    await expect(other).toHaveURL(/\/c\/the-salt-road\/$/)
    await other.goto('/admin/campaigns')
    await expect(other.getByRole('list', { name: 'Campaigns that are put away' })).toContainText('The Drowned Road')
    await other.goto('/c/dam3/characters')
    await expect(other.getByRole('link', { name: 'Pell Marrowick' }).first()).toBeVisible()
    await other.getByRole('link', { name: 'Pell Marrowick' }).first().click()
    await expect(other).toHaveURL(/\/c\/dam3\/characters\/pell-marrowick$/)
    await other.reload()
    await expect(other.getByRole('heading', { level: 1, name: 'Pell Marrowick' })).toBeVisible()
    await expect(other.getByRole('img', { name: /Pell/ }).first()).toHaveJSProperty('complete', true)
  })

  await test.step('a change in one tab is not in the other', async () => {
    await salt.goto('/c/the-salt-road/characters')
    await salt.getByRole('button', { name: /New character/ }).click()
    const dialog = salt.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ilka Thorn')
    await dialog.getByRole('button', { name: 'Create character' }).click()
    await expect(salt).toHaveURL(/\/c\/the-salt-road\/characters\/ilka-thorn\/edit/)
    await other.goto('/c/dam3/characters/ilka-thorn')
    await expect(other.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
  })

  await test.step('an invited player is led to the new campaign, and does not see the demo', async () => {
    await salt.goto('/c/the-salt-road/admin/members')
    const invite = salt.getByRole('region', { name: 'Invite' })
    await invite.getByRole('button', { name: 'Create invite link' }).click()
    const link = await invite.getByRole('region', { name: 'New link' }).getByLabel('Link').inputValue()
    expect(link).toContain('/c/the-salt-road/join#')
    const player = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
    await player.goto(link)
    await player.getByLabel('First name').fill('Wren')
    await player.getByLabel('Last name').fill('Ash')
    await player.getByLabel('E-mail').fill('wren@lowtarrow.example')
    await player.getByLabel('Password').fill(PASSWORD)
    await player.getByRole('button', { name: /Create/ }).click()
    await expect(player).toHaveURL(/\/c\/the-salt-road\/$/)
    await expect(player.getByRole('heading', home)).toBeVisible()
    await player.goto('/')
    await expect(player).toHaveURL(/\/c\/the-salt-road\/$/)
    await player.goto('/c/dam3/')
    await expect(player).toHaveURL(/\/c\/dam3\/sign-in/)
    await player.goto('/c/nowhere/')
    await expect(player.getByText('There is no campaign at this address')).toBeVisible()
    await player.goto('/c/the-salt-road/')
    await expect(player.getByRole('heading', home)).toBeVisible()

    await salt.goto('/c/dam3/admin/campaigns')
    await salt.getByRole('button', { name: 'Remove The Salt Road' }).click()
    await salt.getByRole('dialog').getByRole('textbox').fill('The Salt Road')
    await salt.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(player.getByText('There is no campaign at this address')).toBeVisible()
  })
})
