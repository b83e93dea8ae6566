import { existsSync } from 'node:fs'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'

const dist = path.resolve(import.meta.dirname, '../../web/dist')

/**
 * Takes the browser of a page offline. Code still loads, from the build, and addresses open a document without data, as with a service worker.
 * Returns a function that restores the network.
 */
export async function takeServerAway(page: Page): Promise<() => Promise<void>> {
  const context = page.context()
  await context.setOffline(true)
  await context.route('**', async (route) => {
    const file = path.join(dist, new URL(route.request().url()).pathname)
    const isCode = /\.(js|css|woff2)$/.test(file) && existsSync(file)
    if (route.request().isNavigationRequest()) await route.fulfill({ path: path.join(dist, 'index.html') })
    else if (isCode) await route.fulfill({ path: file })
    else await route.abort('internetdisconnected')
  })
  return async () => {
    await context.unrouteAll({ behavior: 'wait' })
    await context.setOffline(false)
  }
}

/** Opens a page and waits until the service worker has cached the app. */
export async function openAndCache(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
}

/** The paths of the pages that the browser has saved; `always` means the sheet and the party. */
export async function savedPages(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'waybook-kept')) return []
    const opened = indexedDB.open('waybook-kept')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    const database = opened.result
    const keys = database.transaction('pages').objectStore('pages').getAllKeys()
    await new Promise((resolve) => keys.addEventListener('success', resolve))
    database.close()
    return keys.result.map(String)
  })
}

/** A page waits four seconds before it loads code in advance, and saves answers after one more. */
const SAVED_AFTER_MS = 5000

/** Opens pages one after another, and advances their clock until each is saved. */
export async function readPages(page: Page, paths: readonly string[]): Promise<void> {
  await page.clock.install()
  await openUntilSaved(page, paths, async () => await page.clock.fastForward(SAVED_AFTER_MS))
}

/** Like `readPages`, but in real time, for journeys that measure. */
export async function readPagesInTime(page: Page, paths: readonly string[]): Promise<void> {
  await openUntilSaved(page, paths, async () => {})
}

async function openUntilSaved(page: Page, paths: readonly string[], pass: () => Promise<void>): Promise<void> {
  for (const one of paths) {
    await page.goto(one)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const saved = async () => {
      await pass()
      return await savedPages(page)
    }
    await expect.poll(saved).toEqual(expect.arrayContaining(['always', one]))
  }
}

/** All data that this browser has stored for the page, as one text. */
export async function storedText(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), await caches.keys()]
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = indexedDB.open(name)
      await new Promise((resolve) => opened.addEventListener('success', resolve))
      for (const store of opened.result.objectStoreNames) {
        const all = opened.result.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => all.addEventListener('success', resolve))
        found.push(all.result)
      }
      opened.result.close()
    }
    return JSON.stringify(found)
  })
}
