import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

import { WebSocket, type RawData } from 'ws'

import type { CallHeaders } from './server.ts'

/** Fewer rolls than an account may make in a minute. */
const ROUNDS = 30
const WARM_UP = 10
/** The server gives up after a second. */
const PATIENCE_MS = 2000

interface Medians {
  /** Until the roll's response. */
  readonly answerMs: number
  /** From the response until the live message with the flight of the dice; `PATIENCE_MS` if it never comes. */
  readonly flightMs: number
}

interface Roller {
  readonly origin: string
  readonly headers: CallHeaders
  readonly query: (operation: string, params: object) => Promise<Response>
}

/** Measures rolls of ten dice and the live messages that show them to the roller, and returns the medians. */
export async function medianThrow({ origin, headers, query }: Roller): Promise<Medians> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, { headers })
  await once(socket, 'open')
  const flights = flightsHeard(socket)
  socket.send(JSON.stringify({ type: 'hello', since: null }))
  const rounds: Medians[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const beganAt = performance.now()
    const answered = await query('rollDice', { pool: '3y2g2b2p1k', reason: 'to see how long it takes' })
    const rollId = /"id":"([^"]+)"/.exec(await answered.text())?.[1] ?? ''
    const answeredAt = performance.now()
    const heardAt = (await flights(rollId)) ?? performance.now()
    rounds.push({ answerMs: answeredAt - beganAt, flightMs: heardAt - answeredAt })
  }
  socket.terminate()
  const counted = rounds.slice(WARM_UP)
  return { answerMs: median(counted.map((one) => one.answerMs)), flightMs: median(counted.map((one) => one.flightMs)) }
}

/** Returns a function that resolves with the time at which the flight of a roll arrived; `null` if it did not arrive within `PATIENCE_MS`. */
export function flightsHeard(socket: WebSocket): (rollId: string) => Promise<number | null> {
  const heard = new Map<string, PromiseWithResolvers<number>>()
  const flightOf = (rollId: string) => {
    const flight = heard.get(rollId) ?? Promise.withResolvers<number>()
    heard.set(rollId, flight)
    return flight
  }
  socket.on('message', (data: RawData) => {
    const rollId = Buffer.isBuffer(data) ? /"type":"throw","rollId":"([^"]+)"/.exec(data.toString())?.[1] : undefined
    if (rollId !== undefined) flightOf(rollId).resolve(performance.now())
  })
  return async (rollId) => await Promise.race([flightOf(rollId).promise, setTimeout(PATIENCE_MS, null)])
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
