import { everyCampaign } from '../campaigns/campaigns.ts'
import type { Store } from '../store.ts'
import type { JobKind } from './job-kind.ts'
import { Worker } from './worker.ts'

/** How often to look for campaigns that another process has added. */
const LOOK_EVERY_MS = 5000

interface Options {
  readonly store: Store
  readonly defaultCampaign: string
  /** A campaign's kinds of job, which work on its records. */
  readonly kinds: (campaignId: string) => readonly JobKind[]
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called with errors that occur outside any request. */
  readonly onFault: (error: unknown) => void
}

/** A job worker for each campaign. */
export class Workers {
  readonly #options: Options
  readonly #workers = new Map<string, Worker>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
  }

  start(): void {
    this.#startFor(this.#options.defaultCampaign)
    const look = () => {
      this.#looking = this.#look().catch(this.#options.onFault)
    }
    this.#timer = setInterval(look, LOOK_EVERY_MS).unref()
    look()
  }

  /** Resolves when the active jobs have been released for another worker. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
    await Promise.all([...this.#workers.values()].map(async (worker) => await worker.close()))
  }

  async #look(): Promise<void> {
    const { store, defaultCampaign } = this.#options
    const all = new Set(await everyCampaign(store, defaultCampaign))
    for (const id of all) this.#startFor(id)
    for (const [id, worker] of this.#workers) {
      if (all.has(id)) continue
      this.#workers.delete(id)
      await worker.close()
    }
  }

  #startFor(campaignId: string): void {
    if (this.#workers.has(campaignId)) return
    const { store, kinds, now, onFault } = this.#options
    // Attempts take memory, so the limit counts those of all campaigns.
    const mayBegin = ({ kind, atOnce }: JobKind) =>
      [...this.#workers.values()].reduce((sum, worker) => sum + worker.activeOf(kind), 0) < atOnce
    const worker = new Worker({ store, campaignId, kinds: kinds(campaignId), now, onFault, mayBegin })
    this.#workers.set(campaignId, worker)
    worker.start()
  }
}
