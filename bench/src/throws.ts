import { setTimeout } from 'node:timers/promises'

/** Including the warm-up and the polling, this stays below the rate limit of an account. */
const ROUNDS = 30
const WARM_UP = 10
const PATIENCE_MS = 2000
/** Polling continuously would take processor time from the dice simulation. */
const FIRST_ASKED_MS = 15
const ASK_AGAIN_MS = 4

interface Medians {
  /** Until the roll's response. */
  readonly answerMs: number
  /** From the response until the flight of the dice is available; `PATIENCE_MS` if it never is. */
  readonly flightMs: number
}

/** Measures rolls of ten dice through the API and returns the medians. */
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
