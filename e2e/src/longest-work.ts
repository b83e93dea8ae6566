import type { Page } from '@playwright/test'

/**
 * From now on measures, in milliseconds, the most that scripts, styles and layout took together for one frame; answers how to
 * read it. Not the length of the browser's tasks: on a busy machine these are long for want of a processor.
 */
export async function longestWork(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const longest = { ms: 0 }
    const of = (entry: object, name: string): unknown => Reflect.get(entry, name)
    const workOf = (frame: PerformanceEntry): number => {
      const scripts = of(frame, 'scripts')
      const scriptMs = (Array.isArray(scripts) ? scripts : []).map((script: object) => Number(of(script, 'duration')))
      const drawn = frame.startTime + frame.duration - Number(of(frame, 'styleAndLayoutStart'))
      return scriptMs.reduce((sum, ms) => sum + ms, drawn)
    }
    // Frames of over 50 ms are told; shorter ones hold nothing up.
    new PerformanceObserver((list) => {
      for (const frame of list.getEntries()) longest.ms = Math.max(longest.ms, workOf(frame))
    }).observe({ type: 'long-animation-frame' })
    return longest
  })
  return async () => (await seen.jsonValue()).ms
}
