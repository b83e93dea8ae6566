import { chromium, type Browser, type Page } from '@playwright/test'

import { launchOptions } from '../../scripts/chromium.ts'

interface Opened {
  readonly browser: Browser
  readonly page: Page
}

/** Opens a signed-in page of 1440 by 900 px in a new browser. */
export async function openBrowser(origin: string, cookie: string): Promise<Opened> {
  const browser = await chromium.launch(launchOptions)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const cookies = cookie
    .split('; ')
    .map((one) => ({ name: one.slice(0, one.indexOf('=')), value: one.slice(one.indexOf('=') + 1), url: origin }))
  await context.addCookies(cookies)
  return { browser, page: await context.newPage() }
}
