import type { Page } from '@playwright/test'

/** An event of Chromium's trace: a task or a mark, its process and thread, and its processor time in µs. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
const MARK = 'measured thread'

/**
 * Measures the longest task of the page's main thread during an action, in milliseconds of processor time: on a busy machine a task also
 * waits for a processor, which the page cannot influence.
 */
export async function longestTask(page: Page, done: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: CATEGORIES })
  await page.evaluate((mark) => performance.mark(mark), MARK)
  await done()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Chromium's trace format; without a task the result is not a finite number
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: TraceEvent[] }
  const marked = traceEvents.find(({ name }) => name === MARK)
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === marked?.pid && tid === marked.tid,
  )
  return Math.max(...tasks.map(({ tdur }) => tdur ?? 0)) / 1000
}
