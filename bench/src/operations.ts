import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { judge, printFigure, printPart } from './report.ts'
import { signIn, startServer, type CallHeaders, type Running } from './server.ts'
import { worldOf } from './worlds.ts'

const FIRST_PORT = 4880
/** The growth is judged between the second and the last. */
const SIZES = [100, 1000, 10_000, 100_000] as const
const GROWTH_MAX = 2
const WARM = 30
const ROUNDS = 60

interface World {
  readonly entities: number
  readonly running: Running
  readonly headers: CallHeaders
}

type Ask = (world: World, round: number) => Promise<Response>

const page =
  (address: (thing: number) => string): Ask =>
  async ({ running, headers, entities }, round) =>
    await fetch(running.origin + address((round * 37) % entities), {
      headers: { cookie: headers.cookie, accept: 'text/html' },
    })

const operation =
  (name: string, params: (thing: number) => object): Ask =>
  async ({ running, headers, entities }, round) =>
    await fetch(`${running.origin}/api/query`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ operation: name, params: params((round * 37) % entities) }),
    })

const asked: Readonly<Record<string, Ask>> = {
  'floor: GET /api/health': async ({ running }) => await fetch(`${running.origin}/api/health`),
  'page: Home': page(() => '/'),
  'page: Items': page(() => '/items'),
  'page: Characters': page(() => '/characters'),
  'page: an item': page((thing) => `/items/thing-${thing}`),
  'page: Rules': page(() => '/rules'),
  'page: the table': page(() => '/vtt/dam3'),
  getEntity: operation('getEntity', (thing) => ({ id: `items/thing-${thing}` })),
  'listEntities, first page': operation('listEntities', () => ({ type: 'item' })),
  'listEntities, newest': operation('listEntities', () => ({ sort: 'newest' })),
  'listEntities, of a tag': operation('listEntities', () => ({ type: 'item', tag: 'lamp' })),
  'listEntities, with pictures': operation('listEntities', () => ({ type: 'item', pictured: true })),
  countTags: operation('countTags', () => ({ type: 'item' })),
  getPartyPoints: operation('getPartyPoints', () => ({})),
  getRolls: operation('getRolls', () => ({})),
  getImagePrompt: operation('getImagePrompt', (thing) => ({ entityId: `items/thing-${thing}` })),
  'searchEntities, a name': operation('searchEntities', (thing) => ({ query: `heron ${thing}` })),
  'searchEntities, a word of every text': operation('searchEntities', () => ({ query: 'cause' })),
  'searchEntities, misspelt': operation('searchEntities', () => ({ query: 'lantren' })),
}

/** Measures what pages ask for in campaigns of several sizes, one server each, which take turns with every request. */
export async function runOperations(): Promise<void> {
  printPart(
    `Operations, median in ms with ${SIZES.join(', ')} entities, and the growth from ${SIZES[1]} to ${SIZES[3]}`,
  )
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-bench-operations-'))
  const worlds: World[] = []
  try {
    for (const [index, entities] of SIZES.entries()) {
      const dataDir = await worldOf(entities, folder)
      const running = await startServer({ PORT: String(FIRST_PORT + index), DATA_DIR: dataDir })
      worlds.push({ entities, running, headers: await signIn(running.origin, dataDir) })
    }
    for (const [what, ask] of Object.entries(asked)) report(what, await medians(worlds, ask))
  } finally {
    for (const { running } of worlds) await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function medians(worlds: readonly World[], ask: Ask): Promise<number[]> {
  const times = worlds.map((): number[] => [])
  for (let round = -WARM; round < ROUNDS; round += 1)
    for (const [index, world] of worlds.entries()) {
      const began = performance.now()
      const response = await ask(world, Math.abs(round))
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.url} responded with ${response.status}`)
      if (round >= 0) times[index]?.push(performance.now() - began)
    }
  return times.map((of) => of.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0)
}

function report(what: string, times: readonly number[]): void {
  const [, small = 0, , large = 0] = times
  const growth = large / small
  printFigure(what, `${times.map((ms) => ms.toFixed(2).padStart(8)).join(' ')}   x ${growth.toFixed(1)}`)
  if (what.startsWith('page:'))
    judge(
      `${what}: at most ${GROWTH_MAX} times the time of 1,000 entities`,
      `x ${growth.toFixed(1)}`,
      growth <= GROWTH_MAX,
    )
}
