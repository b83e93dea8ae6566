import {
  areOthers,
  newerEncounter,
  newerPoints,
  offerCounted,
  usesOthers,
  withCheck,
  type Check,
  type Encounter,
  type LiveChange,
  type LiveMessage,
  type StoryPoints,
} from '@waybook/contract'

import { connect, upTo, type LiveClient } from '../features/live/live-client.ts'
import type { Seat } from './table-of-six.ts'

/** The state that a screen shows. */
export interface Shown {
  readonly checks: readonly Check[]
  readonly points: StoryPoints | null
  readonly encounter: Encounter | null
}

/** A screen at the table: applies the messages that it receives as the web app does, and can be disconnected. */
export class PlayScreen {
  shown: Shown = { checks: [], points: null, encounter: null }
  /** All messages received since the last reset. */
  recording: string[] = []
  readonly seat: Seat
  readonly #address: string
  #since: number
  #client: LiveClient | null = null
  #work = Promise.resolve()

  constructor(seat: Seat, { address, since }: { readonly address: string; readonly since: number }) {
    this.seat = seat
    this.#address = address
    this.#since = since
  }

  async open(): Promise<void> {
    this.shown = await this.fresh()
    await this.#connect()
  }

  /** Drops the connection and the messages in transit, and opens another connection. */
  async cut(): Promise<void> {
    this.#client?.socket.terminate()
    await this.#connect()
  }

  /** Waits until the screen shows all changes up to this number. */
  async settle(newest: number): Promise<void> {
    if (this.#since < newest) await this.#client?.until(upTo(newest))
    await this.#work
  }

  /** The state of a screen that is opened now. */
  async fresh(): Promise<Shown> {
    const { ask } = this.seat
    const [points, encounter] = [await ask('getStoryPoints', {}), await ask('getEncounter', {})]
    if (!points.ok || !encounter.ok) throw new Error('A screen could not read the play')
    return { checks: await this.#openChecks(), points: points.answer, encounter: encounter.answer.encounter }
  }

  async #openChecks(): Promise<readonly Check[]> {
    const reply = await this.seat.ask('getOpenChecks', {})
    if (!reply.ok) throw new Error('A screen could not read the checks')
    return reply.answer.checks
  }

  async #connect(): Promise<void> {
    await this.#work
    const client = await connect(this.#address, { cookie: this.seat.cookie })
    this.#client = client
    client.socket.on('message', (data: Buffer) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `connect` has already validated it
      const message = JSON.parse(data.toString()) as LiveMessage
      if (this.#client !== client) return
      this.recording.push(data.toString())
      this.#work = this.#work.then(async () => await this.#hear(message))
    })
    client.socket.send(JSON.stringify({ type: 'hello', since: this.#since }))
  }

  async #hear(message: LiveMessage): Promise<void> {
    if (message.type === 'reload') this.shown = await this.fresh()
    if (message.type === 'change' && message.change) await this.#apply(message.change)
    if ('seq' in message) this.#since = message.seq
  }

  async #apply(change: LiveChange): Promise<void> {
    const { checks, points, encounter } = this.shown
    if (change.kind === 'check') {
      const isRead = usesOthers(checks, change.check)
      this.shown = { ...this.shown, checks: isRead ? await this.#openChecks() : withCheck(checks, change.check) }
    } else if (change.kind === 'dynamic' && offerCounted(checks))
      this.shown = { ...this.shown, checks: await this.#openChecks() }
    else if (change.kind === 'storyPoints')
      this.shown = { ...this.shown, points: newerPoints(points ?? undefined, change.storyPoints) }
    else if (change.kind === 'encounter') {
      const newer = newerEncounter(encounter, change.encounter)
      const isRead = areOthers(encounter, newer, checks)
      this.shown = { ...this.shown, encounter: newer, checks: isRead ? await this.#openChecks() : checks }
    }
  }
}
