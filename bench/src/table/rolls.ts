import { load } from '../http/load.ts'
import { printFigure } from '../report.ts'
import type { CallHeaders, Running } from '../server.ts'

const CONNECTIONS = 8
/** Small enough to keep every account and address below its limit of rolls per minute. */
const ROLLS_PER_ACCOUNT = 100

interface Rolling {
  readonly running: Running
  readonly headers: CallHeaders
  /** The sessions of the players who roll. */
  readonly players: readonly string[]
}

/** Measures how many rolls of ten dice a server stores a second, by many players at once. */
export async function runRolls({ running: { origin }, players }: Rolling): Promise<void> {
  const { host, port } = new URL(origin)
  const body = JSON.stringify({ operation: 'rollDice', params: { pool: '3y2g2b2p1k', reason: 'to see how many' } })
  const requests = players.map((cookie, index) =>
    [
      'POST /api/query HTTP/1.1',
      `host: ${host}`,
      `origin: ${origin}`,
      `cookie: ${cookie}`,
      `x-forwarded-for: 10.1.0.${index + 1}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
  const most = players.length * ROLLS_PER_ACCOUNT
  const { times, ms } = await load({ port: Number(port), requests }, { connections: CONNECTIONS, forMs: 3000, most })
  const sorted = times.toSorted((a, b) => a - b)
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
  printFigure(
    `rolls of ten dice, ${CONNECTIONS} at a time`,
    `${((1000 * times.length) / ms).toFixed(0)} a second  p99 ${p99.toFixed(1)} ms`,
  )
}
