import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { chromium } from '@playwright/test'

import { launchOptions } from '../../../scripts/chromium.ts'
import { startTestPostgres } from '../../../scripts/test-postgres.ts'
import { printFigure, printPart } from '../report.ts'
import { signIn, startServer, type CallHeaders, type Running } from '../server.ts'
import { usageOf } from '../usage.ts'
import { EVENTS, HUB, MAPS, WEB, writeWorldCampaign } from './campaign.ts'
import { measurePages } from './pages.ts'

const PORT = process.env['BENCH_PORT'] ?? '4873'
/** Enough requests for Linux to count their processor time. */
const REQUESTS = 24

/** All kinds, in a different order each time, because answers for the same parameters would be cached. */
const kinds = ordersOf(['people', 'places', 'groups', 'things'])

const questions: Readonly<Record<string, readonly [string, (round: number) => object]>> = {
  ...Object.fromEntries(Object.entries(MAPS).map(([id, pins]) => [`getMap, ${pins} pins`, ['getMap', () => ({ id })]])),
  'getGraph of 80 within two steps': ['getGraph', (round) => ({ id: WEB, hops: 2, kinds: kinds[round] })],
  'getGraph of the hub of 5,000, one step': ['getGraph', (round) => ({ id: HUB, hops: 1, kinds: kinds[round] })],
  'getGraph of the hub of 5,000, two steps': ['getGraph', (round) => ({ id: HUB, hops: 2, kinds: kinds[round] })],
  'getTimeline, newest': ['getTimeline', () => ({ order: 'newest' })],
  'getTimeline about the hub': ['getTimeline', () => ({ order: 'newest', about: HUB })],
}

/** Measures The World: the server's answers on both databases, and its pages on a slow phone. */
export async function runWorld(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-bench-world-'))
  const campaign = path.join(folder, 'campaign')
  try {
    await writeWorldCampaign(campaign)
    const postgres = await startTestPostgres(os.tmpdir())
    try {
      await withServer('PostgreSQL', {
        CAMPAIGN_DIR: campaign,
        DATA_DIR: path.join(folder, 'with-postgres'),
        DATABASE_URL: postgres.url,
      })
    } finally {
      await postgres.stop()
    }
    await withServer(
      'SQLite',
      { CAMPAIGN_DIR: campaign, DATA_DIR: path.join(folder, 'data') },
      async ({ origin }, { cookie }) => {
        printPart(`The World on a slow phone: maps, a graph, and ${EVENTS} events`)
        const browser = await chromium.launch(launchOptions)
        try {
          await measurePages(browser, { origin, cookie })
        } finally {
          await browser.close()
        }
      },
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Use = (running: Running, headers: CallHeaders) => Promise<void>

async function withServer(
  database: string,
  env: Readonly<Record<'CAMPAIGN_DIR' | 'DATA_DIR', string>> & { readonly DATABASE_URL?: string },
  use?: Use,
): Promise<void> {
  const running = await startServer({ PORT, ...env })
  try {
    const headers = await signIn(running.origin, env.DATA_DIR)
    printPart(`The World: the server's answers on ${database}`)
    for (const [name, [operation, params]] of Object.entries(questions))
      await ask(running, headers, { name, operation, params })
    await use?.(running, headers)
  } finally {
    await running.stop()
  }
}

interface Question {
  readonly name: string
  readonly operation: string
  readonly params: (round: number) => object
}

/** The median time of an answer, and the processor time of the server. */
async function ask(
  { origin, pid }: Running,
  headers: CallHeaders,
  { name, operation, params }: Question,
): Promise<void> {
  const once = async (round: number) => {
    const began = performance.now()
    const body = JSON.stringify({ operation, params: params(round) })
    const response = await fetch(`${origin}/api/query`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(await response.text())
    const { length } = await response.text()
    return { ms: performance.now() - began, length }
  }
  // The last order of the kinds is the first answer.
  await once(REQUESTS - 1)
  const before = await usageOf(pid)
  const asked: { readonly ms: number; readonly length: number }[] = []
  while (asked.length < REQUESTS - 1) asked.push(await once(asked.length))
  const cpuMs = ((await usageOf(pid)).cpuMs - before.cpuMs) / asked.length
  const ms = asked.map((one) => one.ms).toSorted((a, b) => a - b)[Math.floor(asked.length / 2)] ?? Number.NaN
  printFigure(
    name,
    `p50 ${ms.toFixed(1)} ms, ${cpuMs.toFixed(1)} ms of the server's processor time, ${((asked[0]?.length ?? 0) / 1024).toFixed(0)} KB`,
  )
}

function ordersOf(all: readonly string[]): string[][] {
  if (all.length <= 1) return [[...all]]
  return all.flatMap((first) => ordersOf(all.filter((one) => one !== first)).map((rest) => [first, ...rest]))
}
