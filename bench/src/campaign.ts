import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { scrollLongList } from './long-list.ts'
import { medianOddsMs } from './odds.ts'
import { runQuestions } from './questions/run-questions.ts'
import { printFigure, printPart } from './report.ts'
import { inviteGameMaster, signIn, startServer, type CallHeaders, type Running } from './server.ts'
import { medianThrow } from './throws.ts'
import { runUploads } from './uploads/run-uploads.ts'
import { worldOf } from './worlds.ts'

const ENTITIES = 10_000
const UPLOADS = 200
const PORT = '4872'

const ms = (value: number) => `${value.toFixed(2)} ms`

interface Server {
  readonly running: Running
  readonly headers: CallHeaders
  readonly metricsKey: string
}

async function withCampaign(use: (server: Server) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-bench-campaign-'))
  const env = { PORT, DATA_DIR: await worldOf(ENTITIES, folder), METRICS_KEY: randomUUID() }
  const running = await startServer(env)
  try {
    await use({ running, headers: await signIn(running.origin, env.DATA_DIR), metricsKey: env.METRICS_KEY })
  } finally {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const queryOf =
  ({ running: { origin }, headers }: Server) =>
  async (operation: string, params: object) =>
    await fetch(`${origin}/api/query`, { method: 'POST', headers, body: JSON.stringify({ operation, params }) })

export async function runDice(): Promise<void> {
  printPart('Dice')
  for (const pool of ['2y2g1b2p1k1r', '10y10g10b10r10p10k'])
    printFigure(`odds of ${pool}, median`, ms(medianOddsMs(pool)))
  await withCampaign(async (server) => {
    const { running, headers } = server
    const { answerMs, flightMs } = await medianThrow({ origin: running.origin, headers, query: queryOf(server) })
    printFigure('rollDice, ten dice, median', ms(answerMs))
    printFigure('flight of ten dice, from the response on, median', ms(flightMs))
  })
}

export async function runQueries(): Promise<void> {
  printPart('Datalog queries')
  await withCampaign(async (server) => {
    const { origin, pid } = server.running
    await runQuestions(queryOf(server), { origin, pid, metricsKey: server.metricsKey })
  })
}

export async function runList(): Promise<void> {
  printPart(`A list of ${ENTITIES}`)
  await withCampaign(async ({ running, headers }) => {
    const list = await scrollLongList(running.origin, headers.cookie)
    printFigure('Items in Chromium, from navigation to the first cards', ms(list.firstCardsMs))
    const tasks = `${list.longTasks}, the longest ${ms(list.longestTaskMs)}`
    printFigure(`scrolled past ${list.cardsPassed} cards: tasks over 50 ms`, tasks)
    printFigure('most elements in the document', String(list.elementsMost))
  })
}

export async function runAllUploads(): Promise<void> {
  printPart('Uploads')
  await withCampaign(async ({ running, headers }) => {
    // Two accounts, because one account may not upload that many pictures per minute.
    const senders = [headers, await inviteGameMaster(running.origin, headers)] as const
    await runUploads(
      running,
      senders,
      Array.from({ length: UPLOADS }, (_, index) => `items/thing-${index}`),
    )
  })
}
