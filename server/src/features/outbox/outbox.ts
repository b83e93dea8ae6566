import { AsyncResource } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { LoggedChange } from '#database/change.ts'

import { everyCampaign } from '../campaigns/campaigns.ts'
import type { CampaignStore, Store } from '../store.ts'
import type { Channel, Delivery, SendingContext, Topic } from './channel.ts'
import { claim, deleteStale, dueDestinations, nextDue, release, settle } from './claim.ts'
import { campaignsWithDestinations, listDestinations, type Destination } from './destinations.ts'
import { addReminders, fillOutbox, subscribedOf, type Subscribed } from './fill-outbox.ts'

/** How often to look for messages that are due by the clock, and for those of other servers. */
const LOOK_EVERY_MS = 5000
/** Changes that follow each other are read together. */
const GATHER_MS = 150
/** How often to look for reminders. */
const REMIND_EVERY_MS = 60_000
/** Sent messages are remembered this long, so they can be edited and deleted. */
const REMEMBERED_MS = 90 * 24 * 3_600_000

interface Options {
  readonly store: Store
  readonly defaultCampaign: string
  readonly channels: readonly Channel[]
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called with errors that occur outside any request. */
  readonly onFault: (error: unknown) => void
}

interface Watched {
  running: Promise<void> | null
  again: boolean
  scanned: number
  remindedAt: number
}

/** Sends the messages of all campaigns: in order for each destination, with retries, also with several servers. */
export class Outbox {
  readonly #options: Options
  readonly #holder = randomUUID()
  readonly #watched = new Map<string, Watched>()
  readonly #closing = new AbortController()
  #stops: (() => void)[] = []
  #looking: Promise<void> | null = null

  constructor(options: Options) {
    this.#options = options
  }

  start(): void {
    const { store, onFault } = this.#options
    // One at a time: while the database is silent, looks would take its connections from requests.
    const look = () => {
      this.#looking ??= this.#look()
        .catch(onFault)
        .finally(() => {
          this.#looking = null
        })
    }
    const timer = setInterval(look, LOOK_EVERY_MS).unref()
    const wake = AsyncResource.bind((campaignId: string, changes: readonly LoggedChange[]) => {
      // Adding a destination is logged as an action of a member.
      if (this.#watched.has(campaignId) || changes.some(({ operation }) => operation === 'member'))
        this.changed(campaignId)
    })
    this.#stops = [store.onCommit(wake), () => clearInterval(timer)]
    look()
  }

  /** Call this after a write by another server. */
  changed(campaignId: string): void {
    if (this.#closing.signal.aborted) return
    void this.#run(campaignId, GATHER_MS)
  }

  /** Sends what is due in a campaign now. Resolves when nothing is left to send, or it has to be tried again later. */
  async sendDue(campaignId: string): Promise<void> {
    await this.#run(campaignId, 0)
  }

  /** Resolves when no message is being sent. */
  async close(): Promise<void> {
    this.#stops.forEach((stop) => stop())
    this.#closing.abort()
    await this.#looking
    await Promise.all([...this.#watched.values()].map(async ({ running }) => await running))
  }

  async #look(): Promise<void> {
    const { store, defaultCampaign } = this.#options
    const existing = new Set(await everyCampaign(store, defaultCampaign))
    const used = await campaignsWithDestinations(store.records(defaultCampaign).db)
    const ids = used.filter((id) => existing.has(id))
    for (const [id, { running }] of this.#watched) if (running === null && !ids.includes(id)) this.#watched.delete(id)
    await Promise.all(ids.map(async (id) => await this.#run(id, 0)))
  }

  /** Runs once at a time for each campaign, and once more if it was called during a run. */
  async #run(campaignId: string, gatherMs: number): Promise<void> {
    const watched = this.#watched.get(campaignId) ?? { running: null, again: false, scanned: 0, remindedAt: 0 }
    this.#watched.set(campaignId, watched)
    watched.again = true
    watched.running ??= this.#repeat(campaignId, watched, gatherMs)
      .catch(this.#options.onFault)
      .finally(() => {
        watched.running = null
      })
    await watched.running
  }

  async #repeat(campaignId: string, watched: Watched, gatherMs: number): Promise<void> {
    while (watched.again && !this.#closing.signal.aborted) {
      if (gatherMs > 0) await this.#pause(gatherMs)
      watched.again = false
      await this.#sendAll(campaignId, watched)
    }
  }

  async #sendAll(campaignId: string, watched: Watched): Promise<void> {
    const { store, channels, now } = this.#options
    const records = store.records(campaignId)
    const context = { campaignId, records }
    const subscribed = await subscribedOf(records, await listDestinations(records), channels)
    if (subscribed.length === 0) return
    watched.scanned = await fillOutbox(records, subscribed, { now: now(), scanned: watched.scanned })
    await this.#remind(context, subscribed, watched)
    const due = new Set(await dueDestinations(records, now()))
    const work = subscribed.filter(({ destination }) => due.has(destination.id))
    await Promise.all(work.map(async (one) => await this.#sendTo(context, one)))
  }

  async #remind(context: SendingContext, subscribed: readonly Subscribed[], watched: Watched): Promise<void> {
    const now = this.#options.now()
    if (now < watched.remindedAt + REMIND_EVERY_MS) return
    const topics = new Map<Channel, readonly Topic[]>()
    for (const channel of new Set(subscribed.map((one) => one.channel)))
      topics.set(channel, await channel.remindersOf(context, now))
    await addReminders(context.records, subscribed, { topics, now })
    await forgetSent(context.records, now - REMEMBERED_MS)
    watched.remindedAt = now
  }

  async #sendTo(context: SendingContext, { destination, channel }: Subscribed): Promise<void> {
    const { now } = this.#options
    const { records } = context
    const [holder, { id }] = [this.#holder, destination]
    if (!(await claim(records, id, { holder, now: now() }))) return
    try {
      await deleteStale(records, id, now())
      for (let may = true; may && !this.#closing.signal.aborted;) {
        const message = await nextDue(records, id, now())
        if (!message) return
        const delivery = await this.#deliver(context, { destination, channel }, message)
        const settled = { holder, now: now(), destination: id, message, delivery, chance: Math.random() }
        may = await settle(records, settled)
        if (may && delivery.is !== 'skipped' && channel.gapMs > 0) await this.#pause(channel.gapMs)
      }
    } finally {
      await release(records, id, holder)
    }
  }

  async #deliver(
    context: SendingContext,
    { destination, channel }: { readonly destination: Destination; readonly channel: Channel },
    message: Parameters<Channel['deliver']>[2],
  ): Promise<Delivery> {
    try {
      return await channel.deliver(context, destination, message)
    } catch (error) {
      this.#options.onFault(error)
      return { is: 'again', words: 'Something went wrong in Waybook. It tries again.' }
    }
  }

  async #pause(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#closing.signal }).catch(() => {})
  }
}

async function forgetSent(records: CampaignStore, before: number): Promise<void> {
  await records.unlogged(async ({ db, campaign }) => {
    await db.deleteFrom('delivered').where('campaign', '=', campaign).where('at', '<', before).execute()
  })
}
