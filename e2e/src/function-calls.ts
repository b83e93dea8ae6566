import type { Page } from '@playwright/test'

/** Counts how often functions of a script are called while something is done: the work that a page has with it, on whatever machine. */
export async function functionCalls(page: Page, script: RegExp, done: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true })
  await done()
  const { result } = await session.send('Profiler.takePreciseCoverage')
  await session.detach()
  const functions = result.filter(({ url }) => script.test(url)).flatMap((one) => one.functions)
  return functions.reduce((calls, { ranges: [whole] }) => calls + (whole?.count ?? 0), 0)
}
