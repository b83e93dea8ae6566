import { expect } from '@playwright/test'

import { cutNetwork } from './cut-network.ts'
import { test } from './journey.ts'
import { invite, joinAs } from './party.ts'
import { agree, callOperation, drag, drawn, GATE, stored, joinTable, setTable, tokenOf } from './table.ts'

const LAMP = 'scenes/the-third-lamp'
/** In the outer ring, a user whose network is not cut sees each change live. */
const IS_LONG = process.env['LONG'] === '1'

test.use({ setting: { data: null, environment: { CAMPAIGN_DIR: 'e2e/campaigns/toll-gate' } } })

test('[VTT-61] all screens agree with the store after a restart of the server and a cut network', async ({
  browser,
  server,
}) => {
  const gameMaster = await joinAs(browser, 'Bram', await server.printedLink('Game master'))
  await callOperation(gameMaster, 'setActiveScene', { sceneId: GATE })
  const maren = await joinAs(browser, 'Maren', await invite(gameMaster, 'characters/kessa-vane'))
  const witnesses = IS_LONG ? [await joinAs(browser, 'Ines', await invite(gameMaster, 'characters/odo-brandreth'))] : []
  const pages = [gameMaster, maren, ...witnesses]
  for (const page of pages) await joinTable(page)

  await setTable(gameMaster, ['kessa-vane', true], ['odo-brandreth', true], ['the-unlit', false])
  await expect(gameMaster.locator('[data-token-id]')).toHaveCount(3)
  await drag(gameMaster, tokenOf(gameMaster, /Kessa Vane/), { x: -160, y: 40 })
  await agree(pages, GATE)
  expect([await drawn(gameMaster), await drawn(maren)].map((tokens) => Object.keys(tokens).length)).toEqual([3, 2])

  await server.stop()
  await drag(gameMaster, tokenOf(gameMaster, /Odo Brandreth/), { x: 60, y: 60 })
  await expect(maren.getByText(/No connection: this page may be out of date/)).toBeVisible()
  await server.start()
  for (const page of pages) await expect(page.getByText(/No connection/)).toBeHidden()
  await expect.poll(async () => await stored(gameMaster)).toEqual(await drawn(gameMaster))
  await agree(pages, GATE)

  const restore = await cutNetwork(maren)
  await gameMaster.getByRole('button', { name: 'Hide Odo Brandreth from players' }).click()
  for (const page of witnesses) await expect(tokenOf(page, /Odo Brandreth/)).toBeHidden()
  await tokenOf(gameMaster, /Kessa Vane/).click()
  await gameMaster.getByRole('button', { name: 'Delete Token' }).click()
  for (const page of witnesses) await expect(tokenOf(page, /Kessa Vane/)).toBeHidden()
  await gameMaster.getByRole('tab', { name: 'Scenes' }).click()
  await gameMaster.getByRole('button', { name: 'Show The third lamp to players' }).click()
  for (const page of [gameMaster, ...witnesses])
    await expect(page.getByRole('heading', { level: 1, name: 'The third lamp' })).toBeVisible()
  await gameMaster.getByRole('tab', { name: 'Tokens' }).click()
  await gameMaster.getByRole('button', { name: 'Add Token' }).click()
  await gameMaster.getByRole('dialog').getByRole('button', { name: 'Odo Brandreth' }).click()
  for (const page of [gameMaster, ...witnesses]) await expect(tokenOf(page, /Odo Brandreth/)).toBeVisible()
  await expect(maren.getByRole('heading', { level: 1, name: 'The toll gate' })).toBeVisible()
  await restore()
  await expect(maren.getByRole('heading', { level: 1, name: 'The third lamp' })).toBeVisible()
  await agree(pages, LAMP)
  expect(Object.keys(await drawn(maren))).toHaveLength(1)
})
