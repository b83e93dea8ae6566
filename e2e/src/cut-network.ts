import { expect, type Page } from '@playwright/test'

/** Cuts a page off, until it says so; answers how the network comes back. */
export async function cutNetwork(page: Page): Promise<() => Promise<void>> {
  await page.context().setOffline(true)
  await expect(page.getByText(/No connection: this page may be out of date/)).toBeVisible()
  return async () => await page.context().setOffline(false)
}
