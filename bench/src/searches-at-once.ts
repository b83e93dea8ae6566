import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { judge, printFigure, printPart } from './report.ts'
import { inviteGameMaster, signIn, startServer, type CallHeaders } from './server.ts'
import { worldOf } from './worlds.ts'

const PORT = '4884'
const SIZES = [10_000, 100_000] as const
const AT_ONCE = 40
/** An account may search 300 times a minute. */
const BURSTS = 3
const ROUNDS = 60

/** The limit for other requests: their time during searches as a multiple of their time on a quiet server. */
const RATIO_MAX = 3

/** A request of another account while one account searches. */
type Ask = (round: number) => Promise<Response>

const QUERIES: readonly ((index: number) => string)[] = [(index) => `heron ${index}`, () => 'cause', () => 'lantren']

/** Measures how long everybody else waits while one account sends many searches at once, as a ratio to a quiet server in the same run. */
export async function runSearchesAtOnce(): Promise<void> {
  printPart(
    `${AT_ONCE} searches of one account at once; for all others, median and slowest on a quiet server, then meanwhile`,
  )
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-bench-searches-'))
  try {
    for (const entities of SIZES) await measure(entities, await worldOf(entities, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(entities: number, dataDir: string): Promise<void> {
  const { origin, stop } = await startServer({ PORT, DATA_DIR: dataDir })
  try {
    const many = await signIn(origin, dataDir)
    const call = callAt(origin)
    const other = await inviteGameMaster(origin, many)
    const asked: Readonly<Record<string, Ask>> = {
      'GET /api/health': async () => await fetch(`${origin}/api/health`),
      getEntity: async (round) => await call(other, 'getEntity', { id: `items/thing-${(round * 37) % entities}` }),
      searchEntities: async (round) => await call(other, 'searchEntities', { query: `heron ${round}` }),
    }
    const search = async (index: number) =>
      await call(many, 'searchEntities', { query: QUERIES[index % QUERIES.length]?.(index) })
    for (const [what, ask] of Object.entries(asked)) {
      const quiet = await timesOf(ask, (rounds) => rounds < ROUNDS)
      report(`${entities} entities, ${what}`, quiet, await meanwhile(ask, search))
    }
  } finally {
    await stop()
  }
}

interface Busy {
  readonly times: readonly number[]
  /** The time that all searches of a burst took. */
  readonly bursts: readonly number[]
}

async function meanwhile(ask: Ask, search: Ask): Promise<Busy> {
  const [times, bursts]: [number[], number[]] = [[], []]
  for (let burst = 0; burst < BURSTS; burst += 1) {
    const began = performance.now()
    const over = new AbortController()
    const searching = Promise.all(Array.from({ length: AT_ONCE }, async (_, index) => await search(index))).finally(
      () => over.abort(),
    )
    times.push(...(await timesOf(ask, () => !over.signal.aborted)))
    await searching
    bursts.push(performance.now() - began)
  }
  return { times, bursts }
}

function report(what: string, quiet: readonly number[], { times, bursts }: Busy): void {
  const ratio = median(times) / median(quiet)
  const line = `${spread(quiet)}   ${spread(times)}   x ${ratio.toFixed(1)}`
  printFigure(what, `${line}   (the searches ${median(bursts).toFixed(0)} ms)`)
  if (!what.endsWith('searchEntities'))
    judge(
      `${what}, while another account searches: at most ${RATIO_MAX} times`,
      `x ${ratio.toFixed(1)}`,
      ratio <= RATIO_MAX,
    )
}

const callAt = (origin: string) => async (headers: CallHeaders, operation: string, params: object) =>
  await fetch(`${origin}/api/query`, { method: 'POST', headers, body: JSON.stringify({ operation, params }) })

/** The times of requests one after the other, in milliseconds: at least one. */
async function timesOf(ask: Ask, goOn: (rounds: number) => boolean): Promise<number[]> {
  const times: number[] = []
  do {
    const began = performance.now()
    const response = await ask(times.length)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.url} responded with ${response.status}`)
    times.push(performance.now() - began)
  } while (goOn(times.length))
  return times
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
}

const spread = (times: readonly number[]) => `${median(times).toFixed(1)} ${Math.max(...times).toFixed(0)} ms`
