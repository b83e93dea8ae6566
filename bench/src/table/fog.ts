import { once } from 'node:events'

import { WebSocket } from 'ws'
import * as z from 'zod/mini'

import { printFigure, printPart } from '../report.ts'
import { photos } from '../uploads/photo.ts'
import { SCENE } from './campaign.ts'
import { usageOf } from './usage.ts'
import { withTable, type Table } from './with-table.ts'

const VIEWERS = 50
/** Parts of a stroke, a brush of 3 percent, as far apart as a hand moves it in 60 ms. */
const PARTS = 60
const PART_EVERY_MS = 60
const STEP_PERCENT = 1.2
const RADIUS_PERCENT = 3

const fog = z.object({
  type: z.literal('change'),
  change: z.object({ kind: z.literal('fog'), tiles: z.array(z.tuple([z.string(), z.nullable(z.string())])) }),
})
const sceneMap = z.object({ map: z.object({ address: z.string() }) })

/** What one viewer has received of a part: its frame and its tiles. */
interface Received {
  readonly bytes: number
  readonly atMs: number
}

/** Measures a stroke of the brush with 50 viewers who load every tile that changes, over a map of 12 million noisy pixels. */
export async function runFog(): Promise<void> {
  printPart(`Fog: a stroke of ${PARTS} parts with ${VIEWERS} viewers, until each has the frame and its tiles`)
  await withTable({ accounts: VIEWERS }, async (table) => {
    const { running, headers, players, ask } = table
    await uploadMap(table)
    await ask('setFogStart', { sceneId: SCENE, closed: true })
    // The map is cut into tiles before the first of them is sent.
    await ask('changeFog', { sceneId: SCENE, op: 'reveal', shape: 'brush', points: [{ x: 1, y: 1 }], radius: 1 })
    const { address } = sceneMap.parse(await ask('getSceneMap', { sceneId: SCENE })).map
    await (await fetch(`${running.origin}${address}/0-0-0-open.webp`, { headers })).arrayBuffer()
    const received: Received[][] = []
    const viewers = await Promise.all(
      players.map(async (cookie) => await openViewer({ origin: running.origin, cookie, address }, received)),
    )
    const before = await usageOf(running.pid)
    const sent = await stroke(table)
    while (received.some((one) => one.length < PARTS)) await wait(PART_EVERY_MS)
    const after = await usageOf(running.pid)
    viewers.forEach((socket) => socket.terminate())
    report(sent, received, after.cpuMs - before.cpuMs)
  })
}

async function uploadMap({ running, headers }: Table): Promise<void> {
  const [photo] = photos(1)
  if (!photo) throw new Error('No photo was made')
  const body = new Uint8Array(Buffer.concat([photo.head, photo.rest]))
  const { 'content-type': _, ...others } = headers
  const response = await fetch(`${running.origin}/api/images/${SCENE}`, { method: 'POST', headers: others, body })
  if (!response.ok) throw new Error(await response.text())
}

interface Viewing {
  readonly origin: string
  readonly cookie: string
  /** Of the map. */
  readonly address: string
}

async function openViewer({ origin, cookie, address }: Viewing, received: Received[][]): Promise<WebSocket> {
  const mine: Received[] = []
  received.push(mine)
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, { headers: { cookie, origin } })
  socket.on('message', (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : ''
    const read = fog.safeParse(JSON.parse(text))
    if (!read.success) return
    const keys = read.data.change.tiles.flatMap(([id, key]) => (key === null ? [] : [`${id}-${key}`]))
    const receive = async () => {
      const sizes = await Promise.all(keys.map(async (key) => await load(`${origin}${address}/${key}.webp`, cookie)))
      mine.push({ bytes: sizes.reduce((sum, size) => sum + size, text.length), atMs: performance.now() })
    }
    void receive()
  })
  await once(socket, 'open')
  const welcomed = once(socket, 'message')
  socket.send(JSON.stringify({ type: 'hello', since: null }))
  await welcomed
  return socket
}

/** A tile that has changed again meanwhile is not there any more. */
async function load(url: string, cookie: string): Promise<number> {
  const response = await fetch(url, { headers: { cookie } })
  const { byteLength } = await response.arrayBuffer()
  return response.ok ? byteLength : 0
}

/** Returns when each part was sent. */
async function stroke({ ask }: Table): Promise<number[]> {
  const sent: number[] = []
  const parts: Promise<unknown>[] = []
  for (let part = 0; part < PARTS; part += 1) {
    const points = [part, part + 1].map((at) => ({ x: 10 + at * STEP_PERCENT, y: 30 + at / 2 }))
    sent.push(performance.now())
    const shape = { op: 'reveal', shape: 'brush', points, radius: RADIUS_PERCENT, stroke: 'a stroke' }
    parts.push(ask('changeFog', { sceneId: SCENE, ...shape }))
    await wait(PART_EVERY_MS)
  }
  await Promise.all(parts)
  return sent
}

function report(sent: readonly number[], received: readonly (readonly Received[])[], cpuMs: number): void {
  // The parts arrive in order, so the times of the sorted arrivals are those of the parts.
  const ofViewer = received.map((one) => one.map(({ atMs }) => atMs).toSorted((a, b) => a - b))
  const lateness = ofViewer.flatMap((times) => times.map((atMs, part) => atMs - (sent[part] ?? atMs)))
  const sorted = lateness.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)
  const bytes = received.flat().reduce((sum, one) => sum + one.bytes, 0) / received.length
  printFigure('from sending a part to its pixels, all viewers', `p50 ${at(0.5)} ms  p95 ${at(0.95)} ms`)
  printFigure('processor time of the server a part', `${(cpuMs / PARTS).toFixed(1)} ms`)
  printFigure('bytes per viewer a part', `${(bytes / PARTS / 1024).toFixed(1)} KiB`)
}

async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}
