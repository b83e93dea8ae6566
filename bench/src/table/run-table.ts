import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { WebSocket } from 'ws'
import { z } from 'zod'

import { startTestPostgres } from '../../../scripts/test-postgres.ts'
import { judge, printFigure, printPart } from '../report.ts'
import { startServer, type Running } from '../server.ts'
import { flightsHeard } from '../throws.ts'
import { end, join, type Joining } from './audience.ts'
import { SCENE } from './campaign.ts'
import { dragOnFullTable, TOKENS } from './full-table.ts'
import { moveAt20Hz, type Position, type Spread } from './move-at-20-hz.ts'
import { post } from './post.ts'
import { runRolls } from './rolls.ts'
import { added, CAMPAIGN, withTable, type Table } from './with-table.ts'

/** The last, plus the mover's own connections, is the most that one server accepts. */
const VIEWERS = [50, 200, 1000, 1990]
/** The numbers of viewers for which the goal applies. */
const AIMED = new Set([50, 200, 1000])
const AIMED_TIMES = 2
/** Each has a few hundred moves. */
const WARM_UP_ROUNDS = 2
/** Below the server's limit of connections per account. */
const CONNECTIONS_PER_ACCOUNT = 60
const ACCOUNTS = Math.ceil(Math.max(...VIEWERS) / CONNECTIONS_PER_ACCOUNT)
const [OTHER_PORT, BARE_PORT] = ['4875', '4874']

const rolled = z.object({ roll: z.object({ id: z.string() }) })

type Move = (position: Position) => void

/** Measures one mover at 20 Hz and many viewers: stored moves, streamed drags, and the baseline for a stored move; then rolls. */
export async function runTable(): Promise<void> {
  printPart('The table, one server on SQLite: one token moved 20 times a second, until the last viewer has each move')
  await withTable({ accounts: ACCOUNTS }, async (table) => {
    await awaitFlights(table)
    await warmUp(table)
    for (const viewers of VIEWERS) {
      const stored = await report(
        `${viewers} viewers, stored moves`,
        moving(table, [audienceOf(table.running, table, viewers)]),
      )
      await reportDrags(table, viewers)
      const floor = await reportFloor(viewers)
      const times = stored.p50Ms / floor.p50Ms
      if (AIMED.has(viewers))
        judge(
          `stored move, ${viewers} viewers: at most twice the floor's median`,
          `x ${times.toFixed(2)}`,
          times <= AIMED_TIMES && stored.lost === 0,
        )
    }
    await runRolls(table)
    const { ask, tokenId, headers, running } = table
    const longestMs = await dragOnFullTable({ origin: running.origin, cookie: headers.cookie, tokenId }, ask)
    printFigure(`longest task of a drag with ${TOKENS} tokens, processor`, `${longestMs.toFixed(1)} ms`)
  })
}

/** The thread for flights of dice starts with the first live connection, which takes a second of processor time that must not count as moves. */
async function awaitFlights({ running: { origin }, headers, ask }: Table): Promise<void> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, { headers })
  await once(socket, 'open')
  const flights = flightsHeard(socket)
  socket.send(JSON.stringify({ type: 'hello', since: null }))
  let heardAt: number | null
  do {
    const { roll } = rolled.parse(await ask('rollDice', { pool: '1y' }))
    heardAt = await flights(roll.id)
  } while (heardAt === null)
  socket.terminate()
}

/** A game lasts hours, but a server that has just started runs uncompiled code, which adds half a millisecond to each move. */
async function warmUp(table: Table): Promise<void> {
  const audience = await join(audienceOf(table.running, table, VIEWERS[0] ?? 0))
  const { move, pid } = moving(table, [])
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await moveAt20Hz(move, [audience], pid)
  await audience.leave()
}

/** Runs the table with half of the viewers on a second server: on the PostgreSQL of DATABASE_URL, or on a temporary one that does not sync. */
export async function runTwoServers(): Promise<void> {
  printPart('The table, two servers on PostgreSQL, half of the viewers on each')
  const own = process.env['DATABASE_URL'] === undefined ? await startTestPostgres(os.tmpdir()) : null
  const url = own?.url ?? process.env['DATABASE_URL'] ?? ''
  try {
    await withTable({ accounts: ACCOUNTS, settings: { DATABASE_URL: url } }, async (table, env) => {
      const second = { ...env, PORT: OTHER_PORT, DATA_DIR: `${env['DATA_DIR']}-second` }
      // Servers on one database must share their pictures.
      await mkdir(second.DATA_DIR)
      await symlink(path.join(env['DATA_DIR'] ?? '', 'pictures'), path.join(second.DATA_DIR, 'pictures'))
      const other = await startServer(second)
      try {
        for (const viewers of VIEWERS) {
          const audiences = [table.running, other].map((one) => audienceOf(one, table, viewers / 2))
          await report(`${viewers} viewers, stored moves`, moving(table, audiences))
        }
      } finally {
        await other.stop()
      }
    })
  } finally {
    await own?.stop()
  }
}

function audienceOf({ origin }: Running, { players }: Table, viewers: number): Joining {
  const cookies = Array.from({ length: viewers }, (_, index) => players[index % players.length] ?? '')
  return { url: `${origin.replace('http', 'ws')}/api/live`, origin, hello: true, cookies }
}

/** Stored moves through the first server. */
function moving({ running: { origin, pid }, headers, tokenId }: Table, watching: readonly Joining[]): Moving {
  // Each move has an idempotency key, like every write of a page.
  const move: Move = (position) => {
    const params = { campaignId: CAMPAIGN, tokenId, position }
    void post(`${origin}/api/query`, headers, { operation: 'updateToken', params, idempotencyKey: randomUUID() })
  }
  return { watching, pid, move }
}

async function reportDrags(table: Table, viewers: number): Promise<void> {
  const { running, headers, ask, tokenId } = table
  const watching = audienceOf(running, table, viewers)
  const dragging = new WebSocket(watching.url, { headers })
  await once(dragging, 'open')
  dragging.send(JSON.stringify({ type: 'hello', since: null }))
  const { version } = added.parse(await ask('updateToken', { tokenId, position: { x: 99, y: 99 } })).token
  const drag: Move = (position) => dragging.send(JSON.stringify({ type: 'drag', tokenId, position, version }))
  await report(`${viewers} viewers, streamed drags`, { watching: [watching], pid: running.pid, move: drag })
  dragging.terminate()
}

interface Moving {
  /** One audience for each server. */
  readonly watching: readonly Joining[]
  readonly pid: number
  readonly move: Move
}

async function report(what: string, { watching, pid, move }: Moving): Promise<Spread> {
  const audiences = await Promise.all(watching.map(async (one) => await join(one)))
  const spread = await moveAt20Hz(move, audiences, pid)
  for (const audience of audiences) await audience.leave()
  const { p50Ms, p99Ms, lost, cpuMsPerMove, memoryMb } = spread
  const times = `p50 ${p50Ms.toFixed(2)} ms  p99 ${p99Ms.toFixed(2)} ms`
  printFigure(what, `${times}  lost ${lost}  server ${cpuMsPerMove.toFixed(2)} ms a move, ${memoryMb.toFixed(0)} MB`)
  return spread
}

/** Measures a bare broadcast that waits for the disk first. */
async function reportFloor(viewers: number): Promise<Spread> {
  const child = fork(path.join(import.meta.dirname, 'bare.ts'), [BARE_PORT])
  await once(child, 'message')
  const url = `ws://127.0.0.1:${BARE_PORT}`
  const mover = new WebSocket(url)
  await once(mover, 'open')
  const rest = { type: 'change', seq: 1234, change: { kind: 'tokenChanged', sceneId: SCENE, tokenId: 'x'.repeat(16) } }
  const move: Move = (position) =>
    mover.send(JSON.stringify({ ...rest, position, size: 'medium', visible: true, version: 1234 }))
  const watching = [{ url, origin: url, cookies: Array.from({ length: viewers }, () => ''), hello: false }]
  const moved = { watching, pid: child.pid ?? 0, move }
  const spread = await report(`${viewers} viewers, floor: bare broadcast after one fdatasync`, moved)
  mover.terminate()
  await end(child)
  return spread
}
