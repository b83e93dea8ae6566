import { test as plain } from '@playwright/test'

/**
 * A journey shuts what it opened. Playwright does so with its own page only; others would stay in the browser to the end of the run, and every
 * page at the table draws what the next journey does there.
 */
export const test = plain.extend<{ readonly shut: undefined }>({
  shut: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map(async (context) => await context.close()))
    },
    { auto: true },
  ],
})
