import { expect, type Page } from '@playwright/test'

/** Takes a page offline and waits until it shows that; returns a function that restores the network. */
export async function cutNetwork(page: Page): Promise<() => Promise<void>> {
  await page.context().setOffline(true)
  await expect(page.getByText(/No connection: this page may be out of date/)).toBeVisible()
  return async () => await page.context().setOffline(false)
}
