import { expect, type Page, type Request } from '@playwright/test'

declare global {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- TanStack Router's name for the router of the page
  var __TSR_ROUTER__: { readonly navigate: (to: { readonly href: string }) => Promise<void> }
}

/** Playwright's limit for an idle network. React shows content that it held back sooner, after 300 ms. */
const IDLE_MS = 500

/** Moves to another screen of the loaded app, like a link, and waits until the network is idle again. */
export async function moveTo(page: Page, screen: string): Promise<void> {
  const before = page.url()
  const idle = networkIdle(page)
  await page.evaluate(async (href) => await __TSR_ROUTER__.navigate({ href }), screen)
  expect(page.url()).not.toBe(before)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await idle()
}

/** Watches the requests of a page from now on. The returned function waits until the network is idle, and stops watching. */
function networkIdle(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let changed = () => {}
  const begun = (request: Request) => {
    open.add(request)
    changed()
  }
  const ended = (request: Request) => {
    open.delete(request)
    changed()
  }
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended)
  return async () => {
    await new Promise<void>((resolve) => {
      let timer: NodeJS.Timeout | undefined
      changed = () => {
        clearTimeout(timer)
        if (open.size === 0) timer = setTimeout(resolve, IDLE_MS)
      }
      changed()
    })
    page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended)
  }
}
