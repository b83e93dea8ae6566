import { newestSeq } from '#database/change-log.ts'

import type { QueryService } from '../facts/query-service.ts'
import type { Store } from '../store.ts'
import { checksOf, isDue } from './checks-of.ts'
import { saveRun } from './queries.ts'
import { runChecks } from './run-checks.ts'

/** How long after a game master last looked at the findings changes are still followed. */
const FOLLOWED_MS = 3_600_000
/** A burst of edits is answered by one run, this long after the last of them. */
const QUIET_MS = 1500
/** Edits that do not pause are answered after this many times as long. */
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
  /** When the first change came that no run has seen; `null` if there is none. */
  since: number | null
  timer: NodeJS.Timeout | undefined
}

/**
 * Runs the continuity checks of campaigns whose findings a game master has looked at lately, some time after changes. Of several servers, one
 * runs them for a change: the others then find that its run is the newest.
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

  /** A game master looks at the findings. They are brought up to date now if they are not. */
  look(campaignId: string, due: boolean): void {
    const followed = this.#followed.get(campaignId) ?? { lookedAt: 0, since: null, timer: undefined }
    this.#followed.set(campaignId, followed)
    followed.lookedAt = this.#options.now()
    if (due && followed.timer === undefined) this.#schedule(campaignId, followed)
  }

  /** Something was written, here or by another server. */
  changed(campaignId: string): void {
    const followed = this.#followed.get(campaignId)
    if (!followed) return
    if (this.#options.now() - followed.lookedAt > FOLLOWED_MS) {
      clearTimeout(followed.timer)
      this.#followed.delete(campaignId)
    } else this.#schedule(campaignId, followed)
  }

  /** Resolves when the run under way has ended. */
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

  /** One campaign after another. */
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
