import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

import { serialTrips, watchRequests } from './serial-trips.ts'

/** "Fast 4G" as in Chrome's developer tools: a round trip of 60 ms counts as 165 ms per request, and 9 and 1.5 Mbit/s are reduced by a tenth. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 }
const SLOWER_PROCESSOR = 4
/** The phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** A task longer than this delays the response to a tap. */
const LONG_TASK_MS = 50
/** After the network has been idle for this long, no larger element is painted. */
const SETTLE_MS = 1000

export interface PageLoad {
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly largest: string
  readonly blockedMs: number
  /** The longest chain of requests before the largest paint in which each waited for the previous one. */
  readonly trips: number
  /** The paths of the scripts that the document names, and of all scripts loaded until the network was idle. */
  readonly namedScripts: readonly string[]
  readonly scripts: readonly string[]
  /** The longest task after the first paint. */
  readonly longestMs: number
}

/** Loads a page once, signed in, with an empty cache, on an emulated slow phone. */
export async function loadPage(browser: Browser, address: string, cookie: string): Promise<PageLoad> {
  const context = await browser.newContext(PHONE)
  try {
    await signInWith(context, cookie, address)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await slowDown(cdp)
    const requests = watchRequests(cdp)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLE_MS)
    const paints = await readPaints(page)
    const scripts = requests.filter(({ type }) => type === 'Script')
    return {
      ...paints,
      trips: serialTrips(requests, paints.largestPaintMs),
      namedScripts: pathsOf(scripts.filter(({ named }) => named)),
      scripts: pathsOf(scripts),
    }
  } finally {
    await context.close()
  }
}

const pathsOf = (requests: readonly { readonly url: string }[]) => [
  ...new Set(requests.map(({ url }) => new URL(url).pathname)),
]

async function signInWith(context: BrowserContext, cookie: string, url: string): Promise<void> {
  const pairs = cookie.split('; ').map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)])
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })))
}

async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', FAST_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
}

async function readPaints(page: Page) {
  const entries = await page.evaluate(async () => {
    const read = async (type: string) =>
      await new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        setTimeout(() => resolve([]), 200)
      })
    const [painted, largest, tasks] = [
      await read('paint'),
      await read('largest-contentful-paint'),
      await read('longtask'),
    ]
    const last = largest.at(-1)
    const element = last && 'element' in last && last.element instanceof Element ? last.element : null
    return {
      firstPaintMs: painted.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largestPaintMs: last?.startTime ?? Number.NaN,
      largest: element
        ? `${element.tagName.toLowerCase()} ${(element.textContent || element.getAttribute('src') || '').slice(0, 30)}`
        : '',
      tasks: tasks.map(({ startTime, duration }) => ({ endMs: startTime + duration, durationMs: duration })),
    }
  })
  const { tasks, ...paints } = entries
  const late = tasks.filter(({ endMs }) => endMs > paints.firstPaintMs)
  return {
    ...paints,
    blockedMs: late.reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - LONG_TASK_MS), 0),
    longestMs: Math.max(0, ...late.map(({ durationMs }) => durationMs)),
  }
}
