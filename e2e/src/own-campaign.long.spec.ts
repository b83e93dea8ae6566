import { expect } from '@playwright/test'

import { tapText } from './editing.ts'
import { Finger } from './finger.ts'
import { test } from './journey.ts'
import { acceptLink, createAccount } from './party.ts'
import { blackPng } from './picture-files.ts'
import { preparedData } from './server/run-folder.ts'

/** A fresh installation with the demo, on a tablet. */
test.use({
  setting: { data: preparedData.imported, environment: {} },
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
})

/** The most taps of the game master for the whole journey. */
const TAPS_MAX = 60

test('[SCR-312] a game master with a tablet makes a campaign of their own with fewer than 60 taps, and a player rolls in it', async ({
  page,
  server,
  browser,
}) => {
  await acceptLink(page.request, await server.printedLink('Game master'), {
    firstName: 'Bram',
    email: 'bram@lowtarrow.example',
  })
  const finger = new Finger(page)
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: 'Name' })
  const home = page.getByRole('link', { name: 'Waybook', exact: true })

  await test.step('a campaign', async () => {
    await page.goto('/')
    await finger.write(page.getByRole('textbox', { name: 'Name' }), 'The Salt Road')
    await page.getByRole('textbox', { name: 'Name' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible()
  })

  for (const [index, player] of ['Kessa Vane', 'Odo Brandreth', 'Pell Marrowick'].entries())
    await test.step(`the player character ${player}`, async () => {
      if (index === 0) await finger.tap(page.getByRole('link', { name: 'New character' }))
      else {
        await finger.tap(home)
        await finger.tap(page.getByRole('link', { name: 'Another character' }))
      }
      await finger.write(page.getByRole('textbox', { name: 'Name' }), player)
      await finger.tap('Next')
      await finger.tap('More Brawn')
      await finger.tap('Review')
      await finger.tap('Put into the party')
      await expect(page.getByRole('heading', { level: 1, name: player })).toBeVisible()
    })

  for (const [adversary, rank] of [
    ['Mire wisp', 'Minion'],
    ['Old Marl', 'Rival'],
  ] as const)
    await test.step(`the adversary ${adversary}`, async () => {
      await finger.tap(page.getByRole('link', { name: 'The Party', exact: true }))
      await finger.tap('New character…')
      await finger.write(name, adversary)
      await finger.tap(dialog.getByRole('radio', { name: rank }))
      await finger.tap('Create character')
      await expect(page).toHaveURL(/\/edit$/)
      await finger.tap(page.getByRole('link', { name: `Back to ${adversary}` }))
    })

  await test.step('two places with a link and a secret', async () => {
    await finger.tap(home)
    await finger.tap('New place')
    await finger.write(name, 'Low Tarrow')
    await finger.tap(dialog.getByRole('radio', { name: 'Everyone' }))
    await finger.tap('Create location')
    finger.taps += 1
    await tapText(page)
    await page.keyboard.type('A town on stilts, an hour from [[The Third Lamp')
    await finger.tap(page.getByRole('option', { name: /New page/ }))
    await finger.choose(dialog.getByLabel('Type'), 'Location')
    await finger.tap('Create location')
    await expect(dialog).toBeHidden()
    await page.keyboard.type('.\n\nThe reeve is dead.')
    await finger.tap('Secret')
    await finger.tap('Publish')
    await expect(page.getByText(/^Published[.,]/)).toBeVisible()
    await finger.tap(page.getByRole('link', { name: 'Back to Low Tarrow' }))
    await expect(page.getByRole('main').getByRole('link', { name: 'The Third Lamp' })).toBeVisible()
  })

  await test.step('a weapon', async () => {
    await finger.tap(page.getByRole('link', { name: 'World', exact: true }))
    await finger.tap(page.getByRole('link', { name: /^Items/ }).first())
    await finger.tap('New item…')
    await finger.write(name, 'Boathook')
    await finger.tap(dialog.getByRole('radio', { name: 'Melee weapon' }))
    await finger.tap('Create item')
    await expect(page).toHaveURL(/\/edit$/)
    await finger.tap(page.getByRole('link', { name: 'Back to Boathook' }))
  })

  await test.step('a scene from a map', async () => {
    await finger.tap(home)
    const chosen = page.waitForEvent('filechooser')
    await finger.tap('New scene')
    await (await chosen).setFiles({ name: 'toll-gate.png', mimeType: 'image/png', buffer: blackPng(1024) })
    await finger.tap('Create scene')
    await expect(page).toHaveURL(/\/vtt/)
  })

  const link = await test.step('an invitation', async () => {
    await page.goBack()
    finger.taps += 1
    await finger.tap(page.getByRole('link', { name: 'Invite a player' }))
    const invite = page.getByRole('region', { name: 'Invite' })
    await finger.choose(invite.getByLabel('Character'), 'Kessa Vane')
    await finger.tap('Create invite link')
    return await invite.getByRole('region', { name: 'New link' }).getByLabel('Link').inputValue()
  })

  await test.step('a roll on a phone', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
    const player = await (await browser.newContext(phone)).newPage()
    await createAccount(player, link, { firstName: 'Wren', email: 'wren@lowtarrow.example' }, 'The Salt Road')
    const hand = new Finger(player)
    await hand.tap('Dice')
    await hand.tap(player.getByRole('dialog').getByRole('button', { name: /^Athletics/ }))
    await hand.tap(player.getByRole('dialog').getByRole('button', { name: /^Roll/ }))
    await expect(player.getByRole('dialog').getByRole('list', { name: 'Dice' }).getByRole('listitem')).not.toHaveCount(
      0,
    )
    expect(hand.taps).toBe(3)
  })
  expect(finger.taps).toBeLessThan(TAPS_MAX)
})
