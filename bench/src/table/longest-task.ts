import type { Page } from '@playwright/test'

/** Of what Chromium records: a task or a mark, where it was, and how long (µs) its thread had a processor for it. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
const MARK = 'the thread that is measured'

/**
 * Measures the longest task of the page's main thread while something is done, in milliseconds that it had a processor: on a busy machine
 * a task also waits for one, which no page can help.
 */
export async function longestTask(page: Page, done: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: CATEGORIES })
  await page.evaluate((mark) => performance.mark(mark), MARK)
  await done()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Chromium's own form; without a task in it the measure is no number
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: TraceEvent[] }
  const marked = traceEvents.find(({ name }) => name === MARK)
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === marked?.pid && tid === marked.tid,
  )
  return Math.max(...tasks.map(({ tdur }) => tdur ?? 0)) / 1000
}
