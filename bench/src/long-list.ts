import type { Page } from '@playwright/test'

import { openBrowser } from './browser.ts'

/** Figures for a list of ten thousand in a window of 1440 by 900 px; times in milliseconds. */
export interface LongList {
  readonly firstCardsMs: number
  readonly longTasks: number
  readonly longestTaskMs: number
  readonly elementsMost: number
  readonly cardsPassed: number
}

const STEPS = 150
const STEP_PX = 1200
const CARD = 'main li[data-place]'

/** Opens a list and scrolls it with the wheel, like a user who looks for its end. */
export async function scrollLongList(origin: string, cookie: string): Promise<LongList> {
  const { browser, page } = await openBrowser(origin, cookie)
  await page.goto(`${origin}/rules`, { waitUntil: 'networkidle' })
  const began = performance.now()
  await page.goto(`${origin}/items`)
  await page.waitForSelector(CARD)
  const firstCardsMs = performance.now() - began
  await page.waitForLoadState('networkidle')
  const scrolled = await scroll(page)
  await browser.close()
  return { firstCardsMs, ...scrolled }
}

async function scroll(page: Page) {
  await page.evaluate(() => {
    new PerformanceObserver((tasks) => {
      for (const { duration } of tasks.getEntries()) performance.mark('long', { detail: duration })
    }).observe({ type: 'longtask' })
  })
  let elementsMost = 0
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, STEP_PX)
    await page.waitForTimeout(50)
    elementsMost = Math.max(elementsMost, await page.evaluate(() => document.querySelectorAll('*').length))
  }
  const last = await page.locator(CARD).last().getAttribute('data-place')
  const tasks = await page.evaluate(() =>
    performance.getEntriesByName('long').map((mark) => (mark instanceof PerformanceMark ? Number(mark.detail) : 0)),
  )
  return {
    elementsMost,
    longTasks: tasks.length,
    longestTaskMs: Math.max(0, ...tasks),
    cardsPassed: Number(last) + 1,
  }
}
