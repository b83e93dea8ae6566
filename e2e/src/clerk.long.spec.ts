import { expect, type Page } from '@playwright/test'

import type { ClerkAccount } from './clerk/clerk-account.ts'
import { CLERK_PASSWORD, ClerkFrontend } from './clerk/clerk-frontend.ts'
import { GM_EMAIL, keysOfRun, PUBLISHABLE_KEY } from './clerk/clerk-keys.ts'
import { test } from './journey.ts'
import { findings, horizontalOverflowPx } from './page-checks.ts'

const environment = {
  CAMPAIGN_DIR: 'e2e/campaigns/small-road',
  AUTH: 'clerk',
  GM_EMAIL,
  CLERK_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  CLERK_JWT_KEY: keysOfRun().publicKey,
}
test.use({ setting: { data: null, environment } })

const BRAM: ClerkAccount = { id: 'user_bram', firstName: 'Bram', lastName: 'Okafor', email: GM_EMAIL }
const MAREN: ClerkAccount = {
  id: 'user_maren',
  firstName: 'Maren',
  lastName: 'Holt',
  email: 'maren@lowtarrow.example',
  character: 'characters/kessa-vane',
}

async function meet(
  page: Page,
  account: ClerkAccount,
  { origin }: { readonly origin: string },
): Promise<ClerkFrontend> {
  const clerk = new ClerkFrontend(account, origin)
  await clerk.serve(page)
  return clerk
}

async function signIn(page: Page, { email }: ClerkAccount, password = CLERK_PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'The Small Road' })

test('[SIG-80] signs in with Clerk’s widget and real scripts, all served from here, and returns to the requested page', async ({
  page,
  server,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (401|422)/.test(message.text())) complaints.push(message.text())
  })
  const clerk = await meet(page, MAREN, server)
  await page.goto('/characters/kessa-vane')
  await expect(page).toHaveURL(/\/sign-in\?to=/)
  await page.getByLabel('Email address').fill(MAREN.email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  for (const password of ['not the password', CLERK_PASSWORD]) {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    if (password !== CLERK_PASSWORD) await expect(page.locator('#error-password')).toHaveText('Password is incorrect.')
  }
  await expect(page).toHaveURL('/characters/kessa-vane')
  await expect(page.getByRole('heading', { level: 1, name: 'Kessa Vane' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Kessa Vane' })).toBeVisible()
  expect(clerk.elsewhere).toEqual([])
  expect(complaints).toEqual([])
})

test('[SIG-63] [SIG-65] a signed-in user sees pictures, gets live messages, and plays the character in their metadata', async ({
  page,
  server,
}) => {
  await meet(page, MAREN, server)
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await page.goto('/sign-in?to=/characters/kessa-vane')
  await signIn(page, MAREN)
  await expect(page.getByRole('main').locator('img[src^="/pictures/"]').first()).toBeVisible()
  await expect.poll(() => heard.some((frame) => frame.includes('"welcome"'))).toBe(true)
  await page.goto('/profile')
  const own = page.getByRole('region', { name: 'Your character' })
  await expect(own.getByRole('link', { name: 'Kessa Vane' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Scenes' })).toHaveCount(0)
})

test('[SIG-62] the account with the address GM_EMAIL is the game master; signing out signs out another tab immediately', async ({
  page,
  server,
}) => {
  await meet(page, BRAM, server)
  await page.goto('/sign-in')
  await signIn(page, BRAM)
  await expect(home(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Scenes' }).first()).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/')
  await expect(home(other)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(page.getByLabel('Email address')).toBeVisible()
  await expect(other).toHaveURL(/\/sign-in/)
})

test('[SIG-81] shows a message when Clerk cannot be reached or fails, and trying again works', async ({
  page,
  server,
}) => {
  const clerk = await meet(page, MAREN, server)
  for (const state of ['down', 'failing'] as const) {
    clerk.state = state
    await page.goto('/sign-in')
    await expect(page.getByText('The sign-in service cannot be reached. Try again in a moment.')).toBeVisible()
  }
  clerk.state = 'up'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
})

test('[SIG-82] a user whom Clerk knows but the server refuses sees a message and can sign out', async ({
  page,
  server,
}) => {
  await meet(page, { ...MAREN, site: 'https://elsewhere.example' }, server)
  await page.goto('/sign-in')
  await signIn(page, MAREN)
  await expect(page.getByRole('heading', { level: 1, name: 'You are not signed in here' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`[SIG-80] the sign-in is grey to its edges, accessible and fits a phone, ${colorScheme}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await meet(page, MAREN, server)
    await page.goto('/sign-in')
    await expect(page.getByLabel('Email address')).toBeVisible()
    expect(await findings(page)).toEqual([])
    expect(await horizontalOverflowPx(page)).toBe(0)
    const { height } = (await page.getByRole('main').boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThanOrEqual(740)
    await context.close()
  })
