import type { Page } from '@playwright/test'

/** Counts the function calls of a script during an action: a measure of the page's work that does not depend on the machine. */
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
