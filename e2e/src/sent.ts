import type { Page } from '@playwright/test'

/**
 * Keeps all that the server sends a page from now on, before the page has it: answers to requests whose address matches, and what the live
 * connection says. Answers what there is so far, as one text.
 */
export async function keepSent(page: Page, address: RegExp): Promise<() => string> {
  const sent: string[] = []
  await page.route(address, async (route) => {
    const response = await route.fetch()
    sent.push(await response.text())
    // Chromium takes a document that we hand on for one of another network, and lets it open no connection: it asks once more itself.
    if (route.request().resourceType() === 'document') await route.continue()
    else await route.fulfill({ response })
  })
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => sent.push(String(payload))))
  return () => sent.join('\n')
}
