import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { judge, printFigure, printPart } from './report.ts'
import { signIn, startServer, type CallHeaders, type Running } from './server.ts'
import { worldOf } from './worlds.ts'

const FIRST_PORT = 4880
/** The growth is measured from the second size to the last. */
const SIZES = [100, 1000, 10_000, 100_000] as const
const GROWTH_MAX = 2
const WARM = 30
const ROUNDS = 60
/** The number of entities in the web app's first request. */
const FIRST_PAGE = 60

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

const floor: Ask = async ({ running }) => await fetch(`${running.origin}/api/health`)

/** Pages and their requests: opening a page of a large campaign should cost no more than in a small one. */
const opened: Readonly<Record<string, Ask>> = {
  'page: Home': page(() => '/'),
  'page: Items': page(() => '/items'),
  'page: Characters': page(() => '/characters'),
  'page: an item': page((thing) => `/items/thing-${thing}`),
  'page: Rules': page(() => '/rules'),
  'page: the table': page(() => '/vtt/dam3'),
  getEntity: operation('getEntity', (thing) => ({ id: `items/thing-${thing}` })),
  'listEntities, first page': operation('listEntities', () => ({ type: 'item', limit: FIRST_PAGE })),
  'listEntities, newest': operation('listEntities', () => ({ sort: 'newest', limit: FIRST_PAGE })),
  'listEntities, of a tag': operation('listEntities', () => ({ type: 'item', tag: 'lamp', limit: FIRST_PAGE })),
  'listEntities, with pictures': operation('listEntities', () => ({ type: 'item', pictured: true, limit: FIRST_PAGE })),
  countTags: operation('countTags', () => ({ type: 'item' })),
  getPartyPoints: operation('getPartyPoints', () => ({})),
  getRolls: operation('getRolls', () => ({})),
  getImagePrompt: operation('getImagePrompt', (thing) => ({ entityId: `items/thing-${thing}` })),
  'getGraph, one step': operation('getGraph', (thing) => ({ id: `items/thing-${thing}`, hops: 1 })),
  listMaps: operation('listMaps', () => ({})),
  getTimeline: operation('getTimeline', () => ({})),
  getTimelineTopics: operation('getTimelineTopics', () => ({})),
  getTableHistory: operation('getTableHistory', () => ({ campaignId: 'dam3' })),
  getLog: operation('getLog', () => ({})),
  'getLog, of an entity': operation('getLog', (thing) => ({ entityId: `items/thing-${thing}` })),
  getSource: operation('getSource', (thing) => ({ id: `items/thing-${thing}` })),
  getHistory: operation('getHistory', (thing) => ({ id: `items/thing-${thing}` })),
}

/** Operations that scan a whole campaign, and operations that change it. */
const others: Readonly<Record<string, Ask>> = {
  'searchEntities, a name': operation('searchEntities', (thing) => ({ query: `heron ${thing}` })),
  'searchEntities, a word of every text': operation('searchEntities', () => ({ query: 'cause' })),
  'searchEntities, misspelt': operation('searchEntities', () => ({ query: 'lantren' })),
  'completeLink, a part of a name': operation('completeLink', () => ({ query: 'thing-5' })),
  'checkText, with a link that leads nowhere': operation('checkText', (thing) => ({
    type: 'item',
    id: `items/thing-${thing}`,
    text: '---\nname: A lamp\n---\n\nSee [[items/thnig-5]].\n',
  })),
  createEntity: operation('createEntity', (thing) => ({ type: 'item', text: `---\nname: New ${thing}\n---\n` })),
  renameEntity: operation('renameEntity', (thing) => ({ id: `items/thing-${thing}`, name: `Renamed ${thing}` })),
  deleteEntity: operation('deleteEntity', (thing) => ({ id: `items/thing-${thing}` })),
}

/** Measures the requests of pages in campaigns of several sizes. Each size has a server, and the servers take turns with every request. */
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
    report('floor: GET /api/health', await medians(worlds, floor))
    for (const [what, ask] of Object.entries(opened)) judgeGrowth(what, report(what, await medians(worlds, ask)))
    for (const [what, ask] of Object.entries(others)) report(what, await medians(worlds, ask))
  } finally {
    for (const { running } of worlds) await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function medians(worlds: readonly World[], ask: Ask): Promise<number[]> {
  const times = worlds.map((): number[] => [])
  for (let round = 0; round < WARM + ROUNDS; round += 1)
    for (const [index, world] of worlds.entries()) {
      const began = performance.now()
      const response = await ask(world, round)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.url} responded with ${response.status}`)
      if (round >= WARM) times[index]?.push(performance.now() - began)
    }
  return times.map((of) => of.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0)
}

/** Returns the growth. */
function report(what: string, times: readonly number[]): number {
  const [, small = 0, , large = 0] = times
  const growth = large / small
  printFigure(what, `${times.map((ms) => ms.toFixed(2).padStart(8)).join(' ')}   x ${growth.toFixed(1)}`)
  return growth
}

function judgeGrowth(what: string, growth: number): void {
  judge(
    `${what}: at most ${GROWTH_MAX} times the time of 1,000 entities`,
    `x ${growth.toFixed(1)}`,
    growth <= GROWTH_MAX,
  )
}
