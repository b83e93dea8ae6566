import { newestSeq } from '#database/change-log.ts'

import type { QueryService } from '../facts/query-service.ts'
import type { Store } from '../store.ts'
import { checksOf, isDue } from './checks-of.ts'
import { saveRun } from './queries.ts'
import { runChecks } from './run-checks.ts'

/** How long changes are followed after a game master last looked at the findings. */
const FOLLOWED_MS = 3_600_000
/** A burst of edits causes one run, this long after the last edit. */
const QUIET_MS = 1500
/** Edits without a pause cause a run after this many times `QUIET_MS`. */
const LONGEST_IN_QUIETS = 10

interface Options {
  readonly store: Store
  readonly queries: QueryService
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly quietMs?: number | undefined
  /** Called with errors that occur outside any request. */
  readonly onFault: (error: unknown) => void
}

interface Followed {
  lookedAt: number
  /** The time of the first change that no run has covered; `null` if there is none. */
  since: number | null
  timer: NodeJS.Timeout | undefined
}

/**
 * Runs a campaign's continuity checks shortly after changes, if a game master has looked at its findings lately. Of several servers, one
 * runs them; the others then find nothing due.
 */
export class ContinuityRunner {
  readonly #options: Options
  readonly #followed = new Map<string, Followed>()
  readonly #stopListening: () => void
  #running: Promise<void> = Promise.resolve()
  #closed = false

  constructor(options: Options) {
    this.#options = options
    this.#stopListening = options.store.onCommit((campaignId) => this.changed(campaignId))
  }

  /** Call this when a game master looks at the findings. Starts a run if one is due. */
  look(campaignId: string, due: boolean): void {
    const followed = this.#followed.get(campaignId) ?? { lookedAt: 0, since: null, timer: undefined }
    this.#followed.set(campaignId, followed)
    followed.lookedAt = this.#options.now()
    if (due && followed.timer === undefined) this.#schedule(campaignId, followed)
  }

  /** Call this after every write, by this server or another one. */
  changed(campaignId: string): void {
    const followed = this.#followed.get(campaignId)
    if (!followed) return
    if (this.#options.now() - followed.lookedAt > FOLLOWED_MS) {
      clearTimeout(followed.timer)
      this.#followed.delete(campaignId)
    } else this.#schedule(campaignId, followed)
  }

  /** Stops following changes. Resolves when the current run has ended. */
  async close(): Promise<void> {
    this.#closed = true
    this.#stopListening()
    for (const { timer } of this.#followed.values()) clearTimeout(timer)
    await this.#running
  }

  #schedule(campaignId: string, followed: Followed): void {
    if (this.#closed) return
    const { now, quietMs = QUIET_MS } = this.#options
    followed.since ??= now()
    const left = Math.max(0, followed.since + LONGEST_IN_QUIETS * quietMs - now())
    clearTimeout(followed.timer)
    followed.timer = setTimeout(() => this.#start(campaignId, followed), Math.min(quietMs, left)).unref()
  }

  /** Campaigns run one after another. */
  #start(campaignId: string, followed: Followed): void {
    followed.since = null
    followed.timer = undefined
    const run = async () => {
      if (!this.#closed) await this.#options.store.exclusively(`continuity ${campaignId}`, () => this.#run(campaignId))
    }
    this.#running = this.#running.then(run).catch(this.#options.onFault)
  }

  async #run(campaignId: string): Promise<void> {
    const { store, queries } = this.#options
    const records = store.records(campaignId)
    const checks = await checksOf(records)
    if (!(await isDue(records, checks))) return
    const seq = await newestSeq(records)
    const on = checks.filter(({ isOn }) => isOn)
    const results = await runChecks(on, { campaignId, records, seq, queries })
    if (this.#closed) return
    await records.transaction({ actor: 'continuity' }, async (tx) => {
      await saveRun(tx, { seq, results })
    })
  }
}
