import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens a page and waits until the browser has kept the app. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
}

interface Kept {
  readonly path: string
  readonly body: string
}

/** Everything in every cache of the browser. */
async function keptIn(page: Page): Promise<Kept[]> {
  return await page.evaluate(async () => {
    const kept: Kept[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const { pathname, search } = new URL(request.url)
        kept.push({ path: pathname + search, body: (await response?.text()) ?? '' })
      }
    }
    return kept
  })
}

test('[INS-1] [INS-2] after one visit, screens that were never opened start without a network', async ({ browser }) => {
  const context = await browser.newContext({ storageState: sessionOf('kessa') })
  const page = await context.newPage()
  await openAndKeep(page, '/')
  await context.setOffline(true)
  for (const path of ['/my-character', '/rules', '/characters/kessa-vane']) {
    await page.goto(path)
    await expect(page.getByText(/connection/i).first()).toBeVisible()
    await expect(page).toHaveTitle(/Waybook|The Drowned Road/)
  }
  await context.setOffline(false)
  await page.goto('/rules')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules')
})
