import { randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import { Problem } from '@waybook/contract'
import { fallenDice } from '@waybook/rules'

import { RateLimiter } from '#runtime/rate-limiter.ts'

import type { CampaignStore } from '../store.ts'
import type { RollRecord } from './roll-record.ts'
import type { DiceSimulator } from './simulator/dice-simulator.ts'

/** More than anybody rolls who reads what falls. */
const ROLLS = { most: 100, windowMs: 60_000 }
/** Seeds are numbers of 32 bits. */
const SEEDS = 2 ** 32

/** How the dice of a roll flew, for those who may know of the roll (contract's `mayHear`). */
export interface Thrown {
  readonly campaignId: string
  readonly roll: RollRecord
  readonly motion: Uint8Array
}

interface Options {
  readonly simulator: DiceSimulator
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told what goes wrong outside any request. */
  readonly onFault: (error: unknown) => void
}

/** What rolls need beside the records: a measure of how many, and somebody to draw them once they were answered. */
export class RollService {
  readonly #simulator: DiceSimulator
  readonly #limit: RateLimiter
  readonly #onFault: (error: unknown) => void
  readonly #listeners = new Set<(thrown: Thrown) => void>()
  readonly #simulating = new Set<Promise<void>>()

  constructor({ simulator, now, onFault }: Options) {
    this.#simulator = simulator
    this.#limit = new RateLimiter(ROLLS, now)
    this.#onFault = onFault
  }

  /** Throws the Problem `too-many` where an account rolls faster than anybody reads. */
  count(userId: string): void {
    const seconds = this.#limit.consume(userId)
    const text = `Too many rolls at once. Try again in ${seconds} seconds.`
    if (seconds > 0) throw new Problem('too-many', text, { retryAfterS: seconds })
  }

  /** Calls back with every throw that was drawn and kept; answers how to stop that. */
  onThrow(listener: (thrown: Thrown) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Returns at once: nobody waits for the picture. */
  simulate(campaignId: string, roll: RollRecord, records: CampaignStore): void {
    const simulating = this.#simulate(campaignId, roll, records)
      .catch(this.#onFault)
      .finally(() => this.#simulating.delete(simulating))
    this.#simulating.add(simulating)
  }

  /** Resolves when nothing is being drawn any more. */
  async settled(): Promise<void> {
    await Promise.all(this.#simulating)
  }

  async #simulate(campaignId: string, roll: RollRecord, records: CampaignStore): Promise<void> {
    // The answer goes out first.
    await setImmediate()
    const motion = await this.#simulator.bake(fallenDice(roll.dice), randomInt(SEEDS))
    if (!motion) return
    await records.keepThrow(roll.id, motion)
    for (const listener of this.#listeners) listener({ campaignId, roll, motion })
  }
}
