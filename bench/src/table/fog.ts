import { once } from 'node:events'

import { WebSocket } from 'ws'
import * as z from 'zod/mini'

import { painted, photos } from '../photo.ts'
import { printFigure, printPart } from '../report.ts'
import { usageOf } from '../usage.ts'
import { SCENE } from './campaign.ts'
import { TileViewer } from './tile-viewer.ts'
import { withTable, type Table } from './with-table.ts'

/** A second client, and a large audience. */
const VIEWERS = [1, 50]
const STROKES = 15
/** Parts of a stroke with a brush of 3 percent. Their distance is how far a hand moves in 60 ms. */
const PARTS = 10
const PART_EVERY_MS = 60
/** Between strokes: from releasing the brush to pressing it again. */
const PAUSE_MS = 1500
const STEP_PERCENT = 1.2
const RADIUS_PERCENT = 3

const changedTiles = z.object({
  type: z.literal('change'),
  change: z.object({ kind: z.enum(['fog', 'sight']), tiles: z.array(z.tuple([z.string(), z.nullable(z.string())])) }),
})
export const sceneMap = z.object({ map: z.object({ address: z.string() }) })

/** Measures strokes of the brush with viewers who load the tiles that change, over a painted map of 12 million pixels. */
export async function runFog(): Promise<void> {
  for (const viewers of VIEWERS) {
    printPart(
      `Fog: ${STROKES} strokes of ${PARTS} parts with ${viewers} viewers, until each has the message and the tiles`,
    )
    await withTable({ accounts: Math.max(...VIEWERS) }, async (table) => await measureStrokes(table, viewers))
  }
}

async function measureStrokes(table: Table, count: number): Promise<void> {
  const { running, headers, players, ask } = table
  await uploadMap(table)
  await ask('setFogStart', { sceneId: SCENE, closed: true })
  // The map is cut into tiles before the first of them is sent.
  await ask('changeFog', { sceneId: SCENE, op: 'reveal', shape: 'brush', points: [{ x: 1, y: 1 }], radius: 1 })
  const { address } = sceneMap.parse(await ask('getSceneMap', { sceneId: SCENE })).map
  await (await fetch(`${running.origin}${address}/0-0-0-open.webp`, { headers })).arrayBuffer()
  const viewers = await Promise.all(
    players.slice(0, count).map(async (cookie) => await openViewer({ origin: running.origin, cookie, address })),
  )
  const before = await usageOf(running.pid)
  const sent: number[] = []
  for (let number = 0; number < STROKES; number += 1) {
    await stroke(table, number, sent)
    while (viewers.some(({ seenAt }) => seenAt.size < sent.length)) await wait(PART_EVERY_MS)
    await wait(PAUSE_MS)
  }
  const after = await usageOf(running.pid)
  viewers.forEach(({ close }) => close())
  report(sent, viewers, after.cpuMs - before.cpuMs)
}

export async function uploadMap({ running, headers }: Table): Promise<void> {
  const [photo] = photos(1, painted)
  if (!photo) throw new Error('No photo was made')
  const body = new Uint8Array(Buffer.concat([photo.head, photo.rest]))
  const { 'content-type': _, ...others } = headers
  const response = await fetch(`${running.origin}/api/images/${SCENE}`, { method: 'POST', headers: others, body })
  if (!response.ok) throw new Error(await response.text())
}

interface Viewing {
  readonly origin: string
  readonly cookie: string
  /** The address of the map. */
  readonly address: string
}

/** Opens a page that loads the tiles that change. */
export async function openViewer({ origin, cookie, address }: Viewing): Promise<TileViewer> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, { headers: { cookie, origin } })
  const viewer = new TileViewer({ tilesAt: `${origin}${address}`, cookie, onClose: () => socket.terminate() })
  socket.on('message', (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : ''
    const read = changedTiles.safeParse(JSON.parse(text))
    if (read.success) viewer.receive(text.length, read.data.change.tiles)
  })
  await once(socket, 'open')
  const welcomed = once(socket, 'message')
  socket.send(JSON.stringify({ type: 'hello', since: null }))
  await welcomed
  return viewer
}

/** Appends the time at which each part was sent. */
export async function stroke({ ask }: Table, number: number, sent: number[]): Promise<void> {
  const parts: Promise<unknown>[] = []
  for (let part = 0; part < PARTS; part += 1) {
    const points = [part, part + 1].map((at) => ({
      x: 10 + 5 * number + at * STEP_PERCENT,
      y: 10 + 6 * number + at / 2,
    }))
    sent.push(performance.now())
    const shape = { op: 'reveal', shape: 'brush', points, radius: RADIUS_PERCENT, stroke: `stroke ${number}` }
    parts.push(ask('changeFog', { sceneId: SCENE, ...shape }))
    await wait(PART_EVERY_MS)
  }
  await Promise.all(parts)
}

function report(sent: readonly number[], viewers: readonly TileViewer[], cpuMs: number): void {
  const late = (part: number, atMs: number) => atMs - (sent[part] ?? atMs)
  const told = viewers.flatMap(({ notifiedAt }) => notifiedAt.map((atMs, part) => late(part, atMs)))
  const seen = viewers.flatMap(({ seenAt }) => [...seenAt].map(([part, atMs]) => ({ part, ms: late(part, atMs) })))
  const released = seen.filter(({ part }) => part % PARTS === PARTS - 1)
  const bytes = viewers.reduce((sum, viewer) => sum + viewer.bytes, 0) / viewers.length
  printFigure('from sending a part to the message', percentiles(told))
  printFigure('from sending a part to its pixels', percentiles(seen.map(({ ms }) => ms)))
  printFigure('from the last part to its pixels', percentiles(released.map(({ ms }) => ms)))
  printFigure('processor time of the server a stroke', `${(cpuMs / STROKES).toFixed(0)} ms`)
  printFigure('bytes per viewer a stroke', `${(bytes / STROKES / 1024).toFixed(1)} KiB`)
}

export function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)
  return `p50 ${at(0.5)} ms  p95 ${at(0.95)} ms`
}

export async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}
