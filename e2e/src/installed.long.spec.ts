import { expect, type BrowserContext, type Page, type Route } from '@playwright/test'

import { openAndCache } from './away.ts'
import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ serviceWorkers: 'allow' })

interface Cached {
  readonly path: string
  readonly body: string
}

/** The contents of all caches of the browser. */
async function cachedIn(page: Page): Promise<Cached[]> {
  return await page.evaluate(async () => {
    const cached: Cached[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const { pathname, search } = new URL(request.url)
        cached.push({ path: pathname + search, body: (await response?.text()) ?? '' })
      }
    }
    return cached
  })
}

const OLDER = '/index-00000000.js'
/** The name of the first script. */
const FIRST = /\/index-[\w-]{8}\.js/
const BUILD_ID = /(?<=\bid:.)[0-9a-f]{12}(?=\W)/

/**
 * Until the returned function is called, the server seems to have an older build, whose document begins with another script. (Playwright
 * can change only the script of the first worker, not of a registered one.)
 */
async function serveOlderVersion(context: BrowserContext): Promise<() => Promise<void>> {
  let first = ''
  const rename = async (route: Route) => {
    const response = await route.fetch()
    const text = await response.text()
    first = FIRST.exec(text)?.[0] ?? first
    await route.fulfill({ response, body: text.replaceAll(first, OLDER).replace(BUILD_ID, '000000000000') })
  }
  for (const address of ['**/service-worker.js', '**/shell.html', '**/edit']) await context.route(address, rename)
  await context.route(`**${OLDER}`, async (route) => {
    await route.fulfill({ body: `import '.${first}'`, contentType: 'text/javascript' })
  })
  return async () => await context.unrouteAll()
}

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' })

test('[INS-3] after a game master has read secrets, the caches contain files of the build and the shell, and no secret', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: sessionOf('game-master') })
  const page = await context.newPage()
  await openAndCache(page, '/')
  for (const path of ['/scenes/the-kneeling-house', '/admin', '/characters/kessa-vane', '/notes']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  const cached = await cachedIn(page)
  expect(cached.map(({ path }) => path)).toEqual(expect.arrayContaining(['/shell.html', '/scheme.js']))
  const isOfBuild = ({ path }: Cached) => /^\/(assets\/[\w.-]+-[\w-]{8}\.\w+|shell\.html|scheme\.js)$/.test(path)
  expect(cached.filter((one) => !isOfBuild(one))).toEqual([])
  const words = /Drowned Road|Kessa|Kneeling House|lowtarrow/
  expect(await (await page.request.get('/scenes/the-kneeling-house')).text()).toMatch(words)
  const leaks = cached.filter(({ body }) => words.test(body))
  expect(leaks.map(({ path }) => path)).toEqual([])
})

test('[INS-4] a television has no worker', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/display')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const workers = await page.evaluate(async () => await navigator.serviceWorker.getRegistrations())
  expect(workers).toEqual([])
})

test('[INS-5] [INS-6] [INS-7] a new version is offered and never forced; a draft survives its arrival and the reload, and other pages keep their code', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: sessionOf('game-master') })
  const page = await context.newPage()
  const publishNewVersion = await serveOlderVersion(context)
  await openAndCache(page, '/locations/the-third-lamp/edit')
  await expect(page.locator(`script[src$="${OLDER}"]`)).toHaveCount(1)
  const other = await context.newPage()
  await other.goto('/locations/the-third-lamp/edit')
  await expect(textOf(other)).toBeVisible()
  await publishNewVersion()
  await textOf(page).click()
  await page.keyboard.type('Zebulon rows. ')
  await page.evaluate(async () => await (await navigator.serviceWorker.getRegistration())?.update())
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' })
  await expect(notice).toBeVisible()
  await expect(textOf(page)).toContainText('Zebulon rows.')
  await page.keyboard.type('Far out. ')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator(`script[src$="${OLDER}"]`)).toHaveCount(0)
  await expect(textOf(page)).toContainText('Zebulon rows. Far out.')

  // The other page has not loaded all of its code.
  const builds = async (one: Page) => await one.evaluate(async () => (await caches.keys()).length)
  expect(await builds(other)).toBe(2)
  await page.close()
  await other.close()
  const again = await context.newPage()
  await again.goto('/rules')
  await expect.poll(async () => await builds(again)).toBe(1)
})
