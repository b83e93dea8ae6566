import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { WebSocket } from 'ws'
import * as z from 'zod/mini'

import { signIn, startServer } from '../server.ts'
import { end, join, type Joining } from './audience.ts'
import { MOVED, SCENE, writeTableCampaign } from './campaign.ts'
import { dragOnFullTable, TOKENS } from './full-table.ts'
import { moveAt20Hz, type Position } from './move-at-20-hz.ts'
import { invitePlayers } from './people.ts'
import { post } from './post.ts'

const VIEWERS = [50, 200, 1000]
/** Enough that no account has more connections than the server allows. */
const ACCOUNTS = 20
const CAMPAIGN = 'dam3'
const [PORT, BARE_PORT] = ['4873', '4874']

type Print = (what: string, value: string) => void
type Move = (position: Position) => void

/** Measures one mover at 20 Hz and many viewers: stored moves, streamed drags, and the baseline for a stored move. */
export async function runTable(print: Print): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-bench-table-'))
  const campaign = path.join(folder, 'campaign')
  const env = { PORT, DATA_DIR: path.join(folder, 'data'), CAMPAIGN_DIR: campaign, TRUST_PROXY: 'loopback' }
  await writeTableCampaign(campaign, ACCOUNTS)
  const { origin, pid, stop } = await startServer(env)
  try {
    const headers = await signIn(origin, env.DATA_DIR)
    const players = await invitePlayers(origin, env, ACCOUNTS)
    const ask = async (operation: string, params: object): Promise<unknown> => {
      const body = JSON.stringify({ operation, params: { campaignId: CAMPAIGN, ...params } })
      const response = await fetch(`${origin}/api/query`, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(await response.text())
      return await response.json()
    }
    await ask('setActiveScene', { sceneId: SCENE })
    const place = { sceneId: SCENE, characterId: MOVED, position: { x: 0, y: 0 }, size: 'medium', visible: true }
    const { id: tokenId } = added.parse(await ask('addToken', place)).token
    // With an idempotency key of its own, like every write of a page.
    const move: Move = (position) => {
      const params = { campaignId: CAMPAIGN, tokenId, position }
      void post(`${origin}/api/query`, headers, { operation: 'updateToken', params, idempotencyKey: randomUUID() })
    }
    for (const viewers of VIEWERS) {
      const joining = { url: `${origin.replace('http', 'ws')}/api/live`, origin, hello: true }
      const watching = {
        ...joining,
        cookies: Array.from({ length: viewers }, (_, index) => players[index % ACCOUNTS] ?? ''),
      }
      await report(print, `${viewers} viewers, stored moves`, { watching, pid, move })
      const dragging = new WebSocket(watching.url, { headers })
      await once(dragging, 'open')
      dragging.send(JSON.stringify({ type: 'hello', since: null }))
      const { version } = added.parse(await ask('updateToken', { tokenId, position: { x: 99, y: 99 } })).token
      const drag: Move = (position) => dragging.send(JSON.stringify({ type: 'drag', tokenId, position, version }))
      await report(print, `${viewers} viewers, streamed drags`, { watching, pid, move: drag })
      dragging.terminate()
      await reportFloor(print, viewers)
    }
    const longestMs = await dragOnFullTable({ origin, cookie: headers.cookie, tokenId }, ask)
    print(`longest task of a drag with ${TOKENS} tokens, processor`, `${longestMs.toFixed(1)} ms`)
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const added = z.object({ token: z.object({ id: z.string(), version: z.number() }) })

interface Moving {
  readonly watching: Joining
  readonly pid: number
  readonly move: Move
}

async function report(print: Print, what: string, { watching, pid, move }: Moving): Promise<void> {
  const audience = await join(watching)
  const { p50Ms, p99Ms, lost, cpuMsPerMove, memoryMb } = await moveAt20Hz(move, audience, pid)
  await audience.leave()
  const times = `p50 ${p50Ms.toFixed(2)} ms  p99 ${p99Ms.toFixed(2)} ms`
  print(what, `${times}  lost ${lost}  server ${cpuMsPerMove.toFixed(2)} ms a move, ${memoryMb.toFixed(0)} MB`)
}

/** Measures a bare broadcast that waits for the disk first. */
async function reportFloor(print: Print, viewers: number): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'bare.ts'), [BARE_PORT])
  await once(child, 'message')
  const url = `ws://127.0.0.1:${BARE_PORT}`
  const mover = new WebSocket(url)
  await once(mover, 'open')
  const rest = { type: 'change', seq: 1234, change: { kind: 'tokenChanged', sceneId: SCENE, tokenId: 'x'.repeat(16) } }
  const move: Move = (position) =>
    mover.send(JSON.stringify({ ...rest, position, size: 'medium', visible: true, version: 1234 }))
  const watching = { url, origin: url, cookies: Array.from({ length: viewers }, () => ''), hello: false }
  await report(print, `${viewers} viewers, bare broadcast after one fdatasync`, { watching, pid: child.pid ?? 0, move })
  mover.terminate()
  await end(child)
}
