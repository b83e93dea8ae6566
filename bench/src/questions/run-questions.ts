import { printFigure } from '../report.ts'
import { usageOf } from '../usage.ts'
import { ENDLESS, questions, SIZES } from './questions.ts'
import { since, threadTimesOf, type ThreadTimes } from './thread-times.ts'

const ROUNDS = 5

type Query = (operation: string, params: object) => Promise<Response>

interface Requested {
  /** As measured by the HTTP client, in milliseconds. */
  readonly took: number
  readonly cpu: ThreadTimes
  readonly body: string
}
type Ask = (text: string) => Promise<Requested>

interface Server {
  readonly origin: string
  readonly pid: number
  readonly metricsKey: string
}

const ms = (value: number) => `${value.toFixed(0)} ms`

/** Runs queries on a server with a large campaign: the first in a visibility scope, typical ones, two large ones and an endless one. */
export async function runQuestions(query: Query, server: Server): Promise<void> {
  const ask: Ask = async (text) => {
    const before = await threadTimesOf(server.pid)
    const began = performance.now()
    const response = await query('rawQuery', { query: text })
    const body = await response.text()
    const took = performance.now() - began
    return { took, body, cpu: since(before, await threadTimesOf(server.pid)) }
  }
  await reportLoading(ask, query, server)
  for (const [what, text] of Object.entries(questions)) {
    const asked: Requested[] = []
    while (asked.length < ROUNDS) asked.push(await ask(text))
    const took = median(asked.map((one) => one.took))
    printFigure(what, `${ms(took)}  processor ${ms(median(asked.map(({ cpu }) => cpu.all)))}  ${asked[0]?.body ?? ''}`)
  }
  await reportEndless(ask, server)
}

/** After a change the existing thread reads and loads the facts again. */
async function reportLoading(ask: Ask, query: Query, { pid, origin, metricsKey }: Server): Promise<void> {
  const { memoryMb } = await usageOf(pid)
  await longestLoopWaitMs(origin, metricsKey)
  const first = await ask(SIZES)
  const facts = Array.from(first.body.matchAll(/\\t(\d+)/g), ([, count]) => Number(count)).reduce(
    (sum, one) => sum + one,
    0,
  )
  const more = (await usageOf(pid)).memoryMb - memoryMb
  printFigure(
    `the first query of a visibility scope, ${facts} facts`,
    `${ms(first.took)}  ${costOf([first])}, ${more.toFixed(0)} MB more`,
  )
  const again: Requested[] = []
  while (again.length < ROUNDS) {
    await query('setEntityVisibility', { entityId: 'items/thing-1', visible: again.length % 2 === 1 })
    again.push(await ask(SIZES))
  }
  printFigure('the next query after a change', `${ms(median(again.map(({ took }) => took)))}  ${costOf(again)}`)
  printFigure('longest delay of the event loop meanwhile', ms(await longestLoopWaitMs(origin, metricsKey)))
  printFigure('the same query again, without a change', ms((await ask(SIZES)).took))
}

function costOf(asked: readonly Requested[]): string {
  const all = median(asked.map(({ cpu }) => cpu.all))
  return `processor ${ms(all)}, ${ms(median(asked.map(({ cpu }) => cpu.questions)))} of it in the thread that loads and evaluates`
}

async function reportEndless(ask: Ask, { origin, metricsKey }: Server): Promise<void> {
  await longestLoopWaitMs(origin, metricsKey)
  const over = new AbortController()
  const asked = ask(ENDLESS).finally(() => over.abort())
  let slowest = 0
  while (!over.signal.aborted) {
    const began = performance.now()
    await (await fetch(`${origin}/api/health`)).text()
    slowest = Math.max(slowest, performance.now() - began)
  }
  printFigure('an endless query, until it was stopped', ms((await asked).took))
  printFigure('longest delay of the event loop meanwhile', ms(await longestLoopWaitMs(origin, metricsKey)))
  printFigure('slowest GET /api/health meanwhile', ms(slowest))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

/** The interval at which the server samples its event loop. A sample on time is also reported with this length. */
const LOOK_MS = 10

/** The longest delay of the server's event loop since the last call, in milliseconds, as reported by the server. */
async function longestLoopWaitMs(origin: string, metricsKey: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsKey}` } })
  const longest = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await response.text())?.[1]
  if (longest === undefined) throw new Error('The server does not report the delay of its event loop')
  return Math.max(0, Number(longest) * 1000 - LOOK_MS)
}
