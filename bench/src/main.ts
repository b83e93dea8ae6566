import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { writeLargeCampaign } from './large-campaign.ts'
import { measure, type Latency } from './latency.ts'
import { scrollLongList } from './long-list.ts'
import { medianOddsMs } from './odds.ts'
import { benchPageLoads } from './page-loads.ts'
import { printFigure } from './print-figure.ts'
import { runQuestions } from './questions/run-questions.ts'
import { allScripts, gzipBytesOf } from './scripts.ts'
import { inviteGameMaster, signIn, startServer } from './server.ts'
import { runTable } from './table/run-table.ts'
import { medianThrow } from './throws.ts'
import { runUploads } from './uploads/run-uploads.ts'

const ENTITIES = 10_000
const ROUNDS = 1000
const UPLOADS = 200
const PORT = '4872'

const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-bench-'))
const env = {
  PORT,
  DATA_DIR: path.join(folder, 'data'),
  CAMPAIGN_DIR: path.join(folder, 'campaign'),
  METRICS_KEY: randomUUID(),
}

const ms = (value: number) => `${value.toFixed(2)} ms`

function report(what: string, { p50Ms, p99Ms }: Latency, floor: Latency): void {
  const times = (p50Ms / floor.p50Ms).toFixed(1)
  printFigure(what, `p50 ${ms(p50Ms)}  p99 ${ms(p99Ms)}  ${times} x /api/health`)
}

try {
  await writeLargeCampaign(env.CAMPAIGN_DIR, ENTITIES)
  const first = await startServer(env)
  printFigure(`first start, importing ${ENTITIES} entities, to the first response`, ms(first.startedInMs))
  await first.stop()
  const running = await startServer(env)
  printFigure('later start, to the first response', ms(running.startedInMs))

  const { origin } = running
  const headers = await signIn(origin, env.DATA_DIR)
  const query = async (operation: string, params: object) =>
    await fetch(`${origin}/api/query`, { method: 'POST', headers, body: JSON.stringify({ operation, params }) })

  const floor = await measure(ROUNDS, async () => await fetch(`${origin}/api/health`))
  report('GET /api/health (baseline: no sign-in, no store)', floor, floor)
  report('GET /api/me', await measure(ROUNDS, async () => await fetch(`${origin}/api/me`, { headers })), floor)
  const entity = async (round: number) => await query('getEntity', { id: `items/thing-${(round * 37) % ENTITIES}` })
  report('getEntity', await measure(ROUNDS, entity), floor)
  report(
    'listEntities, first page',
    await measure(ROUNDS / 5, async () => await query('listEntities', { type: 'item' })),
    floor,
  )
  const tagged = async () => await query('listEntities', { type: 'item', tag: 'lamp' })
  report('listEntities, first page of a tag', await measure(ROUNDS / 5, tagged), floor)
  const words = ['cause', 'tide wick', 'lantern', 'heron 12']
  const search = async (round: number) => await query('searchEntities', { query: words[round % words.length] })
  // Fewer than an account may send per minute.
  report('searchEntities', await measure(ROUNDS / 10, search), floor)
  const misspelt = ['cuase', 'tdie wikc', 'lantren', 'hreon 12']
  const correct = async (round: number) => await query('searchEntities', { query: misspelt[round % misspelt.length] })
  report('searchEntities, misspelt', await measure(ROUNDS / 10, correct), floor)

  for (const pool of ['2y2g1b2p1k1r', '10y10g10b10r10p10k'])
    printFigure(`odds of ${pool}, median`, ms(medianOddsMs(pool)))

  const { answerMs, flightMs } = await medianThrow(query)
  printFigure('rollDice, ten dice, median', ms(answerMs))
  printFigure('flight of ten dice, from the response on, median', ms(flightMs))

  const counts = async () => await query('countTags', { type: 'item' })
  report('countTags', await measure(ROUNDS / 20, counts), floor)

  await runQuestions(query, { origin, pid: running.pid, metricsKey: env.METRICS_KEY })

  const list = await scrollLongList(origin, headers.cookie)
  printFigure('Items in Chromium, from navigation to the first cards', ms(list.firstCardsMs))
  printFigure(
    `scrolled past ${list.cardsPassed} cards: tasks over 50 ms`,
    `${list.longTasks}, the longest ${ms(list.longestTaskMs)}`,
  )
  printFigure('most elements in the document', String(list.elementsMost))

  printFigure('all JavaScript of the build, gzip', `${((await gzipBytesOf(await allScripts())) / 1024).toFixed(1)} KB`)
  // Two accounts, because one may not upload so many pictures per minute.
  const senders = [headers, await inviteGameMaster(origin, headers)] as const
  await running.stop()

  // Restarted, so that the memory is what the uploads need, without the remains of the requests before.
  const rested = await startServer(env)
  const pictured = Array.from({ length: UPLOADS }, (_, index) => `items/thing-${index}`)
  await runUploads(rested, senders, pictured)
  await rested.stop()
  await runTable(printFigure)
} finally {
  await rm(folder, { recursive: true, force: true })
}

await benchPageLoads()
