import { randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import { Problem } from '@waybook/contract'
import { dieResults, type Chance } from '@waybook/rules'

import { RateLimiter } from '#runtime/rate-limiter.ts'
import { playProblems } from '#sentences/problems.ts'

import type { CampaignStore } from '../store.ts'
import { type RollRecord, saveThrow } from './queries.ts'
import type { DiceSimulator } from './simulator/dice-simulator.ts'

/** More rolls than anyone makes while reading the results. */
const ROLLS = { most: 100, windowMs: 60_000 }
/** Seeds are 32-bit numbers. */
const SEEDS = 2 ** 32

/** The motion of a roll's dice, for everyone who may see the roll (the contract's `mayHear`). */
export interface SimulatedThrow {
  readonly campaignId: string
  readonly roll: RollRecord
  readonly motion: Uint8Array
}

interface Options {
  readonly simulator: DiceSimulator
  /** Called with errors that occur outside any request. */
  readonly onFault: (error: unknown) => void
}

/** Limits the rate of rolls, and simulates their dice after the response has been sent. */
export class RollService {
  readonly #simulator: DiceSimulator
  readonly #limit = new RateLimiter(ROLLS)
  readonly #onFault: (error: unknown) => void
  readonly #listeners = new Set<(thrown: SimulatedThrow) => void>()
  readonly #simulating = new Set<Promise<void>>()

  constructor({ simulator, onFault }: Options) {
    this.#simulator = simulator
    this.#onFault = onFault
  }

  /** Throws the Problem `too-many` if an account exceeds the rate limit. */
  checkRateLimit(userId: string): void {
    const seconds = this.#limit.consume(userId)
    if (seconds > 0) throw new Problem('too-many', playProblems.tooManyRolls({ seconds }), { retryAfterS: seconds })
  }

  /** Calls the listener with every throw that was simulated and stored. Returns a function that removes the listener. */
  onThrow(listener: (thrown: SimulatedThrow) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Returns immediately; the simulation runs in the background. */
  simulate(campaignId: string, roll: RollRecord, records: CampaignStore): void {
    const simulating = this.#simulate(campaignId, roll, records)
      .catch(this.#onFault)
      .finally(() => this.#simulating.delete(simulating))
    this.#simulating.add(simulating)
  }

  /** Resolves when no simulation is running. */
  async settled(): Promise<void> {
    await Promise.all(this.#simulating)
  }

  async #simulate(campaignId: string, roll: RollRecord, records: CampaignStore): Promise<void> {
    // Lets the response go out first.
    await setImmediate()
    const motion = await this.#simulator.bake(dieResults(roll.dice), randomInt(SEEDS))
    if (!motion) return
    await records.unlogged(async (tables) => await saveThrow(tables, roll.id, motion))
    for (const listener of this.#listeners) listener({ campaignId, roll, motion })
  }
}

/** The operating system's random source, without bias: no roll can be predicted from earlier ones. */
export const secureChance: Chance = (sides) => randomInt(sides)
