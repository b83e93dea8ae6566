import { setTimeout } from 'node:timers/promises'

import { usageOf } from '../usage.ts'
import type { Audience } from './audience.ts'

const EVERY_MS = 50
const MOVES = 200
/** Warm-up moves. */
const WARM = 40
/** The time to wait for the last move to arrive. */
const PATIENCE_MS = 30_000

export interface Spread {
  readonly p50Ms: number
  readonly p99Ms: number
  /** Moves that did not reach every viewer. */
  readonly lost: number
  readonly cpuMsPerMove: number
  readonly memoryMb: number
}

export interface Position {
  readonly x: number
  readonly y: number
}

/** Moves something 20 times a second and measures the time from each move to its arrival at the last viewer. */
export async function moveAt20Hz(
  move: (position: Position) => void,
  audiences: readonly Audience[],
  serverPid: number,
): Promise<Spread> {
  const sent = new Map<string, bigint>()
  let before = await usageOf(serverPid)
  for (let turn = -WARM; turn < MOVES; turn += 1) {
    if (turn === 0) before = await usageOf(serverPid)
    const began = performance.now()
    const position = { x: (turn + WARM) % 100, y: Math.floor((turn + WARM) / 100) }
    if (turn >= 0) sent.set(JSON.stringify(position), process.hrtime.bigint())
    move(position)
    await setTimeout(Math.ceil(Math.max(0, EVERY_MS - (performance.now() - began))))
  }
  const after = await usageOf(serverPid)
  const isMissing = () => [...sent.keys()].some((position) => arrivalOf(position, audiences) === null)
  for (const began = performance.now(); isMissing() && performance.now() - began < PATIENCE_MS;) await setTimeout(20)
  const times = [...sent].flatMap(([position, at]) => {
    const arrived = arrivalOf(position, audiences)
    return arrived === null ? [] : [Number(arrived - at) / 1e6]
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return {
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    lost: MOVES - times.length,
    cpuMsPerMove: (after.cpuMs - before.cpuMs) / MOVES,
    memoryMb: after.memoryMb,
  }
}

/** The time at which a move had reached the last viewer of all audiences; `null` if it has not. */
function arrivalOf(position: string, audiences: readonly Audience[]): bigint | null {
  const times = audiences.flatMap(({ arrived }) => arrived.get(position) ?? [])
  if (times.length < audiences.length) return null
  return times.reduce((latest, time) => (time > latest ? time : latest))
}
