import { mkdtemp, rm, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { chromium, type Browser } from '@playwright/test'
import * as z from 'zod/mini'

import { launchOptions } from '../../scripts/chromium.ts'
import { loadPage, type PageLoad } from './page-load.ts'
import { printFigure, printPart } from './report.ts'
import { signIn, signInAsPlayer, startServer, type CallHeaders } from './server.ts'

const PORT = process.env['BENCH_PORT'] ?? '4873'
/** Odd, so that the median is one of the loads. */
const LOADS = 5

const about = z.object({ campaign: z.object({ id: z.string() }) })

const pages = {
  Home: '/',
  'My Character': '/my-character',
  'the table': '/vtt',
  Characters: '/characters',
  'a character': '/characters/kessa-vane',
  Rules: '/rules',
}

/** Measures how fast pages of the demo campaign appear on a slow phone: prints one line per page, the median of several loads. */
export async function benchPageLoads(): Promise<void> {
  printPart('Page loads of the demo by a player on a slow phone, median of five')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-bench-pages-'))
  const dataDir = path.join(folder, 'data')
  const running = await startServer({ PORT, DATA_DIR: dataDir })
  const browser = await chromium.launch(launchOptions)
  try {
    await openTable(running.origin, await signIn(running.origin, dataDir))
    const { cookie } = await signInAsPlayer(running.origin, dataDir)
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

/** Puts a scene with a map on the table. */
async function openTable(origin: string, headers: CallHeaders): Promise<void> {
  const me = await fetch(`${origin}/api/me`, { headers })
  const { campaign } = about.parse(await me.json())
  const params = { campaignId: campaign.id, sceneId: 'scenes/larks-hythe' }
  const body = JSON.stringify({ operation: 'setActiveScene', params })
  const opened = await fetch(`${origin}/api/query`, { method: 'POST', headers, body })
  if (!opened.ok) throw new Error(await opened.text())
  pages['the table'] = `/vtt/${campaign.id}`
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
  const size = async (scripts: readonly string[] = []) =>
    `${((await gzipBytesOf(scripts)) / 1024).toFixed(1)} KB in ${scripts.length} files`
  return [
    `first paint ${ms((load) => load.firstPaintMs)}`,
    `largest ${ms((load) => load.largestPaintMs)} (${first?.largest})`,
    `blocked ${ms((load) => load.blockedMs)}, longest task ${ms((load) => load.longestMs)}`,
    `${median((load) => load.trips)} trips`,
    `scripts of the document ${await size(first?.namedScripts)}, when silent ${await size(first?.scripts)}`,
  ].join('  ')
}

const dist = path.resolve(import.meta.dirname, '../../web/dist')

/** The total gzipped size, in bytes, of files of the build, given by their paths in it. */
async function gzipBytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(path.join(dist, file))).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}
