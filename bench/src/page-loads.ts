import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { chromium, type Browser } from '@playwright/test'

import { launchOptions } from '../../scripts/chromium.ts'
import { loadPage, type PageLoad } from './page-load.ts'
import { printFigure, printPart } from './report.ts'
import { gzipBytesOf } from './scripts.ts'
import { signIn, startServer } from './server.ts'

const PORT = process.env['BENCH_PORT'] ?? '4873'
/** Odd, so that the median is one of the loads. */
const LOADS = 5

const pages = { Home: '/', Characters: '/characters', 'a character': '/characters/kessa-vane', Rules: '/rules' }

/** Measures how fast pages of the demo campaign appear on a slow phone: prints one line per page, the median of several loads. */
export async function benchPageLoads(): Promise<void> {
  printPart('Page loads of the demo on a slow phone, median of five')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-bench-pages-'))
  const dataDir = path.join(folder, 'data')
  const running = await startServer({ PORT, DATA_DIR: dataDir })
  const browser = await chromium.launch(launchOptions)
  try {
    const cookie = (await signIn(running.origin, dataDir)).cookie
    for (const [name, address] of Object.entries(pages)) {
      const loads = await loadOften(browser, running.origin + address, cookie)
      printFigure(name, await summary(loads))
    }
  } finally {
    await browser.close()
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Loads a page several times in sequence, after one load that only warms up the server. */
async function loadOften(browser: Browser, address: string, cookie: string): Promise<PageLoad[]> {
  await loadPage(browser, address, cookie)
  const loads: PageLoad[] = []
  while (loads.length < LOADS) loads.push(await loadPage(browser, address, cookie))
  return loads
}

async function summary(loads: readonly PageLoad[]): Promise<string> {
  const median = (read: (load: PageLoad) => number) => loads.map(read).toSorted((a, b) => a - b)[(LOADS - 1) / 2] ?? 0
  const ms = (read: (load: PageLoad) => number) => `${Math.round(median(read))} ms`.padStart(8)
  const [first] = loads
  const scripts = first?.scripts ?? []
  const kb = ((await gzipBytesOf(scripts)) / 1024).toFixed(1)
  return [
    `first paint ${ms((load) => load.firstPaintMs)}`,
    `largest ${ms((load) => load.largestPaintMs)} (${first?.largest})`,
    `blocked ${ms((load) => load.blockedMs)}`,
    `${median((load) => load.trips)} trips`,
    `scripts ${kb} KB in ${scripts.length} files`,
  ].join('  ')
}
