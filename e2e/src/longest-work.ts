import type { Page } from '@playwright/test'

/**
 * Measures, in milliseconds, the most that scripts, styles and layout took together for one frame while something is done. Not the
 * length of the browser's tasks: on a busy machine these are long for want of a processor. Frames of up to 50 ms are told as 0: they
 * hold nothing up.
 */
export async function longestWork(page: Page, done: () => Promise<void>): Promise<number> {
  const observing = await page.evaluateHandle(() => {
    const of = (entry: object, name: string): unknown => Reflect.get(entry, name)
    const workOf = (frame: PerformanceEntry): number => {
      const scripts = of(frame, 'scripts')
      const scriptMs = (Array.isArray(scripts) ? scripts : []).map((script: object) => Number(of(script, 'duration')))
      const drawn = frame.startTime + frame.duration - Number(of(frame, 'styleAndLayoutStart'))
      return scriptMs.reduce((sum, ms) => sum + ms, drawn)
    }
    const works: number[] = [0]
    const observer = new PerformanceObserver((list) => works.push(...list.getEntries().map(workOf)))
    observer.observe({ type: 'long-animation-frame' })
    return { works, observer }
  })
  await done()
  return await observing.evaluate(({ works, observer }) => {
    observer.disconnect()
    return Math.max(...works)
  })
}
