import { expect, type Browser, type Page } from '@playwright/test'

import { savedPages, readPages, readPagesInTime, storedText, takeServerAway } from './away.ts'
import { test } from './journey.ts'
import { PASSWORD } from './party.ts'
import { sessionOf } from './server/run-folder.ts'
import { callerAs, callOperation } from './table.ts'

const KESSA = 'characters/kessa-vane'
const READ = '/locations/the-glass-fen'
const NEVER_READ = '/organizations/the-dryfoot-brothers'
const MARKER = 'only Maren knows of the seventh lamp'

async function openAs(browser: Browser, who: 'game-master' | 'kessa'): Promise<Page> {
  return await (await browser.newContext({ storageState: sessionOf(who) })).newPage()
}

/** Signs in with a new session. */
async function signIn(page: Page, name: 'maren' | 'odo'): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill(`${name}@lowtarrow.example`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Drowned Road' })).toBeVisible()
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const offline = (page: Page) => page.getByText(/Offline, as of \d/)
const hitPoints = (page: Page) => page.getByRole('status', { name: 'Hit Points' })

async function hurt(page: Page, times: number): Promise<void> {
  const button = page.getByRole('button', { name: 'Decrease Hit Points' })
  for (let click = 0; click < times; click += 1) await button.click()
}

/** Calls an operation as the user of a page. */
async function ask(page: Page, operation: string, params: object): Promise<string> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post('/api/query', { data: { operation, params }, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return await answer.text()
}

async function pointsOf(page: Page): Promise<number> {
  return Number(/"hitpoints":(\d+)/.exec(await ask(page, 'getCharacterDynamic', { id: KESSA }))?.[1])
}

test('[OFF-1] [OFF-3] [OFF-4] a browser that starts without a network opens the sheet, the rules, the party and pages read before, until the server decides again', async ({
  browser,
  server,
}) => {
  const page = await openAs(browser, 'kessa')
  await readPages(page, [READ, '/'])
  const restore = await takeServerAway(page)
  const gameMaster = await callerAs('game-master', server.origin)
  await callOperation(gameMaster, 'setEntityVisibility', { entityId: READ.slice(1), visible: false })
  await gameMaster.dispose()
  await page.goto('/my-character')
  await expect(hitPoints(page)).toBeVisible()
  await expect(offline(page)).toBeVisible()
  await page.goto('/rules')
  await expect(title(page)).toHaveText('Rules')
  await page.goto('/characters')
  await expect(page.getByRole('main').getByRole('link', { name: 'Odo' })).toBeVisible()
  await page.goto(NEVER_READ)
  await expect(title(page)).toHaveText('Needs a connection')
  await page.goto(READ)
  await expect(title(page)).toHaveText('The Glass Fen')
  await expect(offline(page)).toBeVisible()
  await restore()
  await expect(page.getByText('Location not found')).toBeVisible()
  await expect(offline(page)).toHaveCount(0)
})

test('[OFF-1] without a network, the sheet appears within a second of its code', async ({ browser }) => {
  const page = await openAs(browser, 'kessa')
  await readPagesInTime(page, ['/'])
  await takeServerAway(page)
  const waits: number[] = []
  // The machine may be busy with other journeys.
  for (let start = 0; start < 4; start += 1) {
    await page.goto('/my-character')
    await expect(hitPoints(page)).toBeVisible()
    waits.push(
      await page.evaluate(() => {
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
        return performance.now() - Math.max(...scripts.map(({ startTime, duration }) => startTime + duration))
      }),
    )
  }
  expect(Math.min(...waits)).toBeLessThan(1000)
})

test('[OFF-20] three clicks in a browser that starts without a network count exactly three later', async ({
  browser,
}) => {
  const page = await openAs(browser, 'kessa')
  await readPages(page, ['/my-character'])
  const before = await pointsOf(page)
  const restore = await takeServerAway(page)
  await page.goto('/my-character')
  await hurt(page, 2)
  await page.goto('/my-character')
  await hurt(page, 1)
  await expect(hitPoints(page)).toContainText(`${before - 3} /`)
  await expect(page.getByText(/3 changes will be saved/)).toBeVisible()
  await restore()
  await expect(page.getByText(/will be saved/)).toHaveCount(0)
  await page.reload()
  await expect(hitPoints(page)).toContainText(`${before - 3} /`)
  expect(await pointsOf(page)).toBe(before - 3)
})

test('[OFF-10] [OFF-13] [OFF-14] signing out without a network asks about unsaved work, and leaves nothing for the next account', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, 'maren')
  await ask(page, 'addNote', { entityId: KESSA, audience: 'self', markdown: MARKER })
  const before = await pointsOf(page)
  await readPages(page, ['/notes', '/my-character'])
  expect(await storedText(page)).toContain(MARKER)
  const restore = await takeServerAway(page)
  await page.goto('/my-character')
  await hurt(page, 3)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('dialog').getByText(/3 changes are not saved yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out and lose it' }).click()
  await expect(title(page)).toHaveText('Signed out on this device')
  // Closing the question goes back in the history, which may come in between.
  await expect(async () => await page.goto('/')).toPass()
  await expect(title(page)).toHaveText('Signed out on this device')
  const left = await storedText(page)
  for (const trace of [MARKER, 'Glass Fen', 'Kessa', KESSA, 'hitpoints']) expect(left).not.toContain(trace)
  const session = (await page.context().cookies()).find(({ name }) => /session/i.test(name))
  expect(session).toBeDefined()
  await restore()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  const asked = await page.request.get('/api/me', { headers: { cookie: `${session?.name}=${session?.value}` } })
  expect(asked.status()).toBe(401)
  await signIn(page, 'odo')
  await readPages(page, ['/my-character'])
  expect(await storedText(page)).not.toContain(MARKER)
  await signIn(await (await browser.newContext()).newPage(), 'maren')
  const again = await openAs(browser, 'kessa')
  await again.goto('/profile')
  expect(await pointsOf(again)).toBe(before)
})

test('[OFF-11] [OFF-12] [OFF-21] after a session has expired, copies are gone, and unsaved work waits only for its account', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, 'maren')
  await readPages(page, ['/my-character'])
  const before = await pointsOf(page)
  const restore = await takeServerAway(page)
  await page.goto('/my-character')
  await hurt(page, 1)
  await page.context().clearCookies()
  await restore()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect.poll(async () => await storedText(page)).not.toContain('Kessa Vane')
  await signIn(page, 'odo')
  await readPages(page, ['/'])
  const other = await openAs(browser, 'kessa')
  await other.goto('/profile')
  expect(await pointsOf(other)).toBe(before)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await signIn(page, 'maren')
  await expect.poll(async () => await pointsOf(other)).toBe(before - 1)
})

test('[OFF-10] signing out everywhere from another device removes the saved answers', async ({ browser }) => {
  const [page, other] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  await signIn(page, 'odo')
  await readPages(page, [READ])
  await signIn(other, 'odo')
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect.poll(async () => await storedText(page)).not.toContain('Glass Fen')
})

test('[OFF-6] [OFF-7] the device saves game masters’ pages only if they choose so, and none while they view as a player', async ({
  browser,
}) => {
  const page = await openAs(browser, 'game-master')
  await page.goto('/profile')
  const choice = page.getByRole('switch', { name: 'Keep pages on this device' })
  await expect(choice).not.toBeChecked()
  expect(await savedPages(page)).toEqual([])
  await choice.click()
  await readPages(page, ['/characters/the-comptroller'])
  await page.getByRole('main').getByRole('button', { name: 'View as player' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Kessa Vane’s player' }).press('Enter')
  await expect(page.getByRole('region', { name: 'View as player' })).toBeVisible()
  await page.getByRole('link', { name: 'Rules' }).first().click()
  await expect(title(page)).toHaveText('Rules')
  await takeServerAway(page)
  await page.reload()
  await expect(page.getByText('Needs a connection')).toBeVisible()
  expect(await savedPages(page)).not.toContain('/rules')
})
