import { setTimeout } from 'node:timers/promises'

/** With those that warm up, and with how often each is asked for, fewer than an account may ask in a minute. */
const ROUNDS = 30
const WARM_UP = 10
const PATIENCE_MS = 2000
/** Asking all the time would take from the thread what it bakes with. */
const FIRST_ASKED_MS = 15
const ASK_AGAIN_MS = 4

interface Medians {
  /** Until the roll is answered. */
  readonly answerMs: number
  /** From the answer until the flight of its dice is there; of a roll without one, all the patience. */
  readonly flightMs: number
}

/** Medians over rolls of ten dice, by the server's operations. */
export async function medianThrow(query: (operation: string, params: object) => Promise<Response>): Promise<Medians> {
  const rounds: Medians[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const beganAt = performance.now()
    const answered = await query('rollDice', { pool: '3y2g2b2p1k', reason: 'to see how long it takes' })
    const rollId = /"id":"([^"]+)"/.exec(await answered.text())?.[1] ?? ''
    const answeredAt = performance.now()
    const isThere = async () => /"throw":"/.test(await (await query('getThrow', { rollId })).text())
    await setTimeout(FIRST_ASKED_MS)
    while (performance.now() - answeredAt < PATIENCE_MS && !(await isThere())) await setTimeout(ASK_AGAIN_MS)
    rounds.push({ answerMs: answeredAt - beganAt, flightMs: performance.now() - answeredAt })
  }
  const counted = rounds.slice(WARM_UP)
  return { answerMs: median(counted.map((one) => one.answerMs)), flightMs: median(counted.map((one) => one.flightMs)) }
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
