import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { invite, joinAs, openAs } from './party.ts'

const PHONE = { width: 360, height: 740 }
const PLAYERS = ['characters/pell-marrowick', 'characters/tavi-sorrel', 'characters/ismay-thorn'] as const

/** The cards of a poll, one for each date. */
const datesOn = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('group', { name: /^Can you come/ }) })

test('[PLAN-3] [PLAN-4] [PLAN-21] a poll from the game master to five answers on phones', async ({ browser }) => {
  const gameMaster = await openAs(browser, 'game-master', '/schedule')
  const phones: Page[] = []

  await test.step('the game master proposes three dates', async () => {
    await gameMaster.getByRole('button', { name: 'Propose dates...' }).click()
    const form = gameMaster.getByRole('dialog', { name: 'Propose dates' })
    await form.getByRole('button', { name: 'Another date to choose from' }).click()
    await form.getByRole('button', { name: 'Another date to choose from' }).click()
    await form.getByLabel('Place').fill('At Teo’s')
    await form.getByRole('button', { name: 'Ask about 3 dates' }).click()
    await expect(gameMaster.getByRole('heading', { name: /: three dates$/ })).toBeVisible()
  })

  await test.step('five players answer on their phones', async () => {
    phones.push(await openAs(browser, 'kessa', '/'), await openAs(browser, 'odo', '/'))
    for (const [index, id] of PLAYERS.entries())
      phones.push(await joinAs(browser, `Player${index}`, await invite(gameMaster, id)))
    for (const [index, phone] of phones.entries()) {
      await phone.setViewportSize(PHONE)
      await phone.goto('/')
      await phone.getByRole('link', { name: /^Vote on session/ }).click()
      await expect(datesOn(phone)).toHaveCount(3)
      await datesOn(phone)
        .nth(1)
        .getByRole('button', { name: index === 4 ? 'Late' : 'Yes' })
        .click()
      await datesOn(phone).nth(2).getByRole('button', { name: 'No', exact: true }).click()
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    }
  })

  await test.step('the best date is the one that the game master takes', async () => {
    await gameMaster
      .getByRole('button', { name: /^Choose .*, 5 can come$/ })
      .filter({ visible: true })
      .click()
    await expect(gameMaster.getByRole('region', { name: 'Next session' })).toContainText('4 coming, 1 late')
  })

  await test.step('everyone sees it on Home with their answer, and changes it with one tap', async () => {
    const [first, ...others] = phones
    for (const phone of others) {
      await phone.goto('/')
      await expect(phone.getByRole('region', { name: 'Next session' })).toContainText('4 coming, 1 late')
    }
    await first?.goto('/')
    await first?.getByRole('region', { name: 'Next session' }).getByRole('button', { name: 'No', exact: true }).click()
    await expect(gameMaster.getByRole('region', { name: 'Next session' })).toContainText('3 coming, 1 late, 1 can’t')
  })
})
