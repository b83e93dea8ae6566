import { expect, type Browser, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'
import { callerAs, callOperation, GATE } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

interface Opened {
  readonly page: Page
  /** The requested paths, in order. */
  readonly requested: readonly string[]
}

async function open(browser: Browser, path: string, viewport: { readonly width: number; readonly height: number }) {
  const page = await (await browser.newContext({ storageState: sessionOf('kessa'), viewport })).newPage()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.addInitScript(() => localStorage.setItem('waybook-dice', '3d'))
  // The page's last request without user action. On a busy machine it follows a pause of the network.
  const noted = page.waitForRequest((request) => (request.postData() ?? '').includes('"noteVisit"'))
  await page.goto(path, { waitUntil: 'networkidle' })
  await noted
  return { page, requested } satisfies Opened
}

/** Opens the table on a phone. `waited` returns the loading texts that the page has shown. */
async function openTableOnPhone(browser: Browser) {
  const context = await browser.newContext({ storageState: sessionOf('kessa'), viewport: phone, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(globalThis, { waited: said })
    new MutationObserver(() => {
      const text = document.getElementById('root')?.textContent ?? ''
      if (/Loading/.test(text)) said.push(text)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/vtt/dam3')
  return { page, requested, waited: () => page.evaluate(() => Reflect.get(globalThis, 'waited') as unknown) }
}

const phone = { width: 412, height: 823 }
const laptop = { width: 1280, height: 800 }

const DICE_CODE = /^\/assets\/show-throw-/

test('[RUN-153] the first picture of a page is requested once, by the document, in the size for its place', async ({
  browser,
}) => {
  for (const viewport of [phone, laptop])
    for (const path of ['/', '/characters/kessa-vane', '/locations/low-tarrow']) {
      const { page, requested } = await open(browser, path, viewport)
      const preloaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((one) => one instanceof PerformanceResourceTiming && one.initiatorType === 'link')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.startsWith('/pictures/')),
      )
      expect(preloaded, path).toHaveLength(1)
      const [picture = ''] = preloaded
      expect(
        requested.filter((one) => one === picture),
        path,
      ).toHaveLength(1)
      const shown = page.locator('img[fetchpriority=high]').first()
      expect(await shown.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname), path).toBe(picture)
      await page.context().close()
    }
})

test('[RUN-154] [RUN-156] the table is drawn with its document, its map in the size for its place, and in full size when it is enlarged', async ({
  browser,
  server,
}) => {
  const gameMaster = await callerAs('game-master', server.origin)
  await callOperation(gameMaster, 'setActiveScene', { sceneId: GATE })
  await gameMaster.dispose()
  const { page, requested, waited } = await openTableOnPhone(browser)
  const ground = page.locator('[data-ground=whole]')
  await expect(ground).toBeVisible()
  expect(await waited()).toEqual([])
  const forms = () => requested.flatMap((path) => /\/((?:medium|large|full)\.webp)$/.exec(path)?.[1] ?? [])
  expect(forms()).toEqual(['large.webp'])
  await page.getByRole('region', { name: /^Map of/ }).focus()
  for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('+')
  await expect.poll(() => forms()).toEqual(['large.webp', 'full.webp'])
  await expect.poll(() => ground.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('/full.webp')
})

test('[RUN-155] three.js is not loaded before the first roll, however long the page is open', async ({ browser }) => {
  const { page, requested } = await open(browser, '/rules', laptop)
  // By then, the code that loads in advance has loaded.
  await expect.poll(() => requested.some((one) => one.startsWith('/assets/tray-window-'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(requested.filter((one) => DICE_CODE.test(one))).toEqual([])
  await callOperation(page, 'rollDice', { pool: '2g1y1p', reason: 'first', audience: 'self' })
  await expect.poll(() => requested.filter((one) => DICE_CODE.test(one))).toHaveLength(1)
})

test('[SCR-77] hovering a link prefetches its page, which then opens without another request, and is no visit', async ({
  browser,
}) => {
  const { page } = await open(browser, '/characters', laptop)
  const asked: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (request.url().endsWith('/api/query')) asked.push(body)
  })
  const link = page.getByRole('main').getByRole('link', { name: 'Kessa Vane' }).first()
  await link.hover()
  await expect.poll(() => asked.filter((body) => body.includes('"getEntity"'))).toHaveLength(1)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kessa Vane')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((body) => body.includes('"getEntity"'))).toHaveLength(1)
  expect(asked.filter((body) => body.includes('"noteVisit"'))).toEqual([])
})

test('[SCR-77] a list and the user’s own sheet are prefetched, too', async ({ browser }) => {
  const { page } = await open(browser, '/rules', laptop)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  const times = (operation: string) => asked.filter((body) => body.includes(`"${operation}"`)).length
  for (const [href, first] of [
    ['/characters', 'countTags'],
    ['/my-character', 'getCharacterDynamic'],
  ] as const) {
    const link = page.locator(`a[href="${href}"]:visible`).first()
    await link.hover()
    await expect.poll(() => times(first)).toBe(1)
    await link.click()
    await expect(page).toHaveURL(href)
    await page.waitForLoadState('networkidle')
    expect(times(first)).toBe(1)
  }
})
