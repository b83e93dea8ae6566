import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { findings, horizontalOverflowPx } from './page-checks.ts'
import { openAs } from './party.ts'

const phone = { width: 360, height: 740 }

/** Runs `waybook publish` beside the running server. */
async function publish(dataDir: string, folder: string): Promise<void> {
  const environment = { ...process.env, DATA_DIR: dataDir }
  const command = spawn('node', ['server/src/main.js', 'publish', folder], { env: environment, stdio: 'inherit' })
  await once(command, 'exit')
  if (command.exitCode !== 0) throw new Error(`publish ended with ${command.exitCode}`)
}

test('[SITE-6] [SITE-9] the site opens from a disk, without scripts', async ({ browser, server }) => {
  const page = await openAs(browser, 'game-master', '/admin/shared')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the site' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^waybook-site-.*\.zip$/)
  await page.context().close()

  const folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'waybook-site-')), 'site')
  await publish(server.dataDir, folder)
  const addressOf = (file: string) => pathToFileURL(path.join(folder, file)).href
  const still = await (await browser.newContext({ viewport: phone, javaScriptEnabled: false })).newPage()
  await still.goto(addressOf('index.html'))
  await still.getByRole('link', { name: 'Locations' }).click()
  await still.getByRole('link', { name: /^The Third Lamp/ }).click()
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('The Third Lamp')
  await still.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Map' }).click()
  await still.getByRole('link', { name: 'Low Tarrow' }).click()
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('Low Tarrow')

  // axe never ends where scripts are off. The site has no scripts on these pages either.
  const context = await browser.newContext({ viewport: phone, bypassCSP: true })
  const checked = await context.newPage()
  for (const file of ['index.html', 'map.html', 'timeline.html', 'pages.html', 'locations/the-third-lamp.html']) {
    await checked.goto(addressOf(file))
    expect([file, await findings(checked), await horizontalOverflowPx(checked)]).toEqual([file, [], 0])
    expect(
      await checked.evaluate(() =>
        [...document.images]
          .filter((image) => image.loading !== 'lazy' && image.naturalWidth === 0)
          .map(({ src }) => src),
      ),
    ).toEqual([])
  }
  await checked.goto(addressOf('pages.html'))
  await checked.getByLabel('Search').fill('third lamp found cold')
  await expect(checked.getByRole('status')).toHaveText(/^\d pages?$/)
  await context.close()
  await rm(path.dirname(folder), { recursive: true })
})
