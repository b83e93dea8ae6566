import type { Page } from '@playwright/test'

/**
 * From now on, records everything that the server sends to a page, before the page receives it: responses to requests whose URL matches,
 * and the messages of the live connection. Returns a function that returns the recorded data as one text.
 */
export async function recordSent(page: Page, address: RegExp): Promise<() => string> {
  const sent: string[] = []
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const text = await response.text().catch(() => null)
    // The page has been closed or left, and does not get it either.
    if (text === null) return
    sent.push(text)
    // Chromium assigns a fulfilled document to another network and lets it open no connection, so let the page request the document again.
    if (route.request().resourceType() === 'document') await route.continue()
    else await route.fulfill({ response })
  })
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => sent.push(String(payload))))
  return () => sent.join('\n')
}
