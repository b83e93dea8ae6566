import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { IdentityProvider } from './oidc/identity-provider.ts'
import { findings, horizontalOverflowPx } from './page-checks.ts'
import { portsOf } from './server/run-folder.ts'

const BRAM = { sub: 'bram', email: 'bram@lowtarrow.example', given_name: 'Bram' }
const STRANGER = { sub: 'stranger', email: 'stranger@lowtarrow.example', given_name: 'Stranger' }

const issuerOf = (worker: number) => `http://localhost:${portsOf(worker).beside}`
test.use({
  setting: async ({}, use, { parallelIndex }) => {
    const environment = {
      CAMPAIGN_DIR: 'e2e/campaigns/small-road',
      OIDC_DISCOVERY_URL: `${issuerOf(parallelIndex)}/.well-known/openid-configuration`,
      OIDC_CLIENT_ID: 'waybook',
      OIDC_CLIENT_SECRET: 'known to both',
      OIDC_NAME: 'Guild',
    }
    await use({ data: null, environment })
  },
})

let provider: IdentityProvider
test.beforeEach(({}, { parallelIndex }) => {
  provider = new IdentityProvider(issuerOf(parallelIndex), STRANGER)
})
test.afterEach(async () => await provider.close())

const through = { name: 'Continue with Guild' }

test('[SIG-74] shows a message while the provider cannot be reached, and recovers without a restart of Waybook', async ({
  page,
}) => {
  await page.goto('/sign-in')
  await page.getByRole('button', through).click()
  await expect(page.getByText('Guild cannot be reached right now. Try again in a moment.')).toBeVisible()
  await provider.open()
  await page.getByRole('button', through).click()
  await expect(page.getByText(/^You are not invited yet\./)).toBeVisible()
})

test('[SIG-70] the set-up link makes the user from the provider a game master, who later signs in without it', async ({
  page,
  server,
}) => {
  provider.person = BRAM
  await provider.open()
  await page.goto(await server.printedLink('Game master'))
  await page.getByRole('button', through).click()
  const home = page.getByRole('heading', { level: 1, name: 'The Small Road' })
  await expect(home).toBeVisible()
  await expect(page.getByRole('link', { name: 'Scenes' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.goto('/characters/kessa-vane')
  await page.getByRole('button', through).click()
  await expect(page).toHaveURL(/\/characters\/kessa-vane$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Kessa Vane' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`[SIG-75] the sign-in with a refusal is accessible and fits a phone, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await page.goto('/sign-in?error=account_not_linked')
    await expect(page.getByText('An account with this e-mail already exists.')).toBeVisible()
    expect(await findings(page)).toEqual([])
    expect(await horizontalOverflowPx(page)).toBe(0)
    await context.close()
  })
