import os from 'node:os'

import { expect } from '@playwright/test'

import { startTestPostgres } from '../../scripts/test-postgres.ts'
import { test } from './journey.ts'
import { invite, joinAs } from './party.ts'
import { agree, callOperation, drag, GATE, joinTable, tokenOf } from './table.ts'

test.use({
  setting: async ({}, use) => {
    const postgres = await startTestPostgres(os.tmpdir())
    const environment = { CAMPAIGN_DIR: 'e2e/campaigns/toll-gate', DATABASE_URL: postgres.url }
    await use({ data: null, environment })
    await postgres.stop()
  },
})

test('[RUN-141] on PostgreSQL people sign in with their links, play at the table, and continue after a restart', async ({
  browser,
  server,
}) => {
  const gameMaster = await joinAs(browser, 'Bram', await server.printedLink('Game master'))
  await callOperation(gameMaster, 'setActiveScene', { sceneId: GATE })
  const maren = await joinAs(browser, 'Maren', await invite(gameMaster, 'characters/kessa-vane'))
  const pages = [gameMaster, maren]
  for (const page of pages) await joinTable(page)
  await gameMaster.getByRole('button', { name: 'Add Token' }).click()
  await gameMaster.getByRole('dialog').getByRole('button', { name: 'Kessa Vane' }).click()
  await drag(gameMaster, tokenOf(gameMaster, /Kessa Vane/), { x: 90, y: -70 })
  await agree(pages, GATE)

  await server.stop()
  await expect(maren.getByText(/No connection: this page may be out of date/)).toBeVisible()
  await server.start()
  for (const page of pages) await expect(page.getByText(/No connection/)).toBeHidden()
  await drag(gameMaster, tokenOf(gameMaster, /Kessa Vane/), { x: -60, y: 40 })
  await agree(pages, GATE)
})
