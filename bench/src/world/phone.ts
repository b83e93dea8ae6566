import type { Browser, Page } from '@playwright/test'

import { longestTask } from '../table/longest-task.ts'

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const SLOWER_PROCESSOR = 4
/** The interval at which a phone's screen reports a finger's position. */
const MOVED_EVERY_MS = 16

/** A page on a phone with a slow processor, and a way to move a finger on it. */
export interface Phone {
  readonly page: Page
  /** Drags a finger over the page, as the `Way` says: start, distance in px, repetitions, and speed in px per second. */
  readonly drag: (way: Way) => Promise<void>
  readonly close: () => Promise<void>
}

interface Way {
  readonly x: number
  readonly y: number
  readonly byX?: number
  readonly byY?: number
  readonly speed: number
  readonly times?: number
}

export async function openPhone(browser: Browser, origin: string, cookie: string): Promise<Phone> {
  const context = await browser.newContext(PHONE)
  const pairs = cookie.split('; ').map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)])
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: origin })))
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
  const drag = async ({ x, y, byX = 0, byY = 0, speed, times = 1 }: Way) => {
    const steps = Math.max(1, Math.round((1000 * Math.hypot(byX, byY)) / speed / MOVED_EVERY_MS))
    for (let time = 0; time < times; time += 1) {
      const sent = [cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })]
      for (let step = 1; step <= steps; step += 1) {
        await page.waitForTimeout(MOVED_EVERY_MS)
        const at = { x: x + (byX * step) / steps, y: y + (byY * step) / steps }
        // Fingers do not wait for the page.
        sent.push(cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] }))
      }
      sent.push(cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }))
      await Promise.all(sent)
    }
  }
  return { page, drag, close: async () => await context.close() }
}

export interface Smoothness {
  readonly framesASecond: number
  /** The 95th percentile of the time between two frames, in milliseconds. */
  readonly p95Ms: number
  /** The percentage of frames in which a part of the list in the window had no row. */
  readonly blankPercent: number
  /** The longest task of the page's main thread, in milliseconds of processor time. */
  readonly longestTaskMs: number
}

/** Counts the frames that the page draws during an action; `rows` selects the rows of a list that should fill the window. */
export async function smoothnessOf(page: Page, action: () => Promise<void>, rows = ''): Promise<Smoothness> {
  let frames = { times: [0], blank: 0 }
  const longestTaskMs = await longestTask(page, async () => {
    await page.evaluate(watchFrames, rows)
    await action()
    frames = await page.evaluate(() => window.benchFrames?.() ?? { times: [], blank: 0 })
  })
  const { times, blank } = frames
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const lasted = (times.at(-1) ?? 0) - (times[0] ?? 0)
  return {
    framesASecond: (1000 * gaps.length) / lasted,
    p95Ms: gaps.toSorted((a, b) => a - b)[Math.floor(0.95 * (gaps.length - 1))] ?? Number.NaN,
    blankPercent: (100 * blank) / times.length,
    longestTaskMs,
  }
}

declare global {
  interface Window {
    /** Ends counting. */
    benchFrames?: () => { readonly times: number[]; readonly blank: number }
  }
}

/** Runs in the page. Only frames in which something moved count, because before and after the drag nothing needs drawing. */
function watchFrames(rows: string): void {
  const times: number[] = []
  let blank = 0
  let isOver = false
  const isBlank = () => {
    const boxes = [...document.querySelectorAll(rows)].map((row) => row.getBoundingClientRect())
    const top = Math.min(...boxes.map((box) => box.top))
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    // There are no rows above the first and below the last loaded row.
    const [start, end] = [scrollY < 2 * innerHeight, scrollY > document.documentElement.scrollHeight - 2 * innerHeight]
    return (!start && top > 0) || (!end && bottom < innerHeight)
  }
  const frame = (time: number) => {
    if (isOver) return
    times.push(time)
    if (rows !== '' && isBlank()) blank += 1
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  window.benchFrames = () => {
    isOver = true
    return { times, blank }
  }
}
