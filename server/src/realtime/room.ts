import {
  clampPosition,
  maySeeDice,
  maySeeRoll,
  scopeOf,
  type LiveMessage,
  type LiveRequest,
  type Position,
  type Viewer,
  type VisibilityScope,
} from '@waybook/contract'
import { isRevealedAt } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import { type ThrownRoll, readThrown } from '#features/dice/queries.ts'
import { maskFor, readMasks } from '#features/sight/scene-masks.ts'
import type { SceneSights } from '#features/sight/scene-sights.ts'
import { readActiveScene } from '#features/table/queries.ts'
import { RateLimiter } from '#runtime/rate-limiter.ts'

import { ChangeFeed } from './change-feed.ts'
import type { Connection } from './connection.ts'
import { Displays } from './displays.ts'
import { Drags } from './drags.ts'
import { Pauses } from './pauses.ts'
import { Presence } from './presence.ts'
import type { Announce, ServerMessage } from './server-message.ts'
import { Writers } from './writers.ts'

/** More than anyone needs for pointing at something. */
const PINGS = { most: 10, windowMs: 5000 }

/** Messages of a joined connection that are relayed to the others. */
export type PlayMessage = Extract<LiveRequest, { type: 'drag' | 'ping' | 'writing' | 'askForPause' | 'callPause' }>

interface Options {
  readonly campaignId: string
  /** The id of this server. */
  readonly server: string
  readonly records: CampaignTables
  readonly sights: SceneSights
  readonly announce: Announce
  /** Called when displays were connected or disconnected. */
  readonly onDisplaysChanged: () => void
  /** Runs work in the background. */
  readonly attempt: (work: Promise<void>) => void
}

/** The connections of a campaign to this server, and all messages to them. */
export class Room {
  readonly changeFeed: ChangeFeed
  readonly presence: Presence
  readonly #writers: Writers
  readonly #displays: Displays
  readonly #records: CampaignTables
  readonly #announce: Announce
  readonly #drags: Drags
  readonly #pauses: Pauses
  readonly #pings = new RateLimiter(PINGS)

  constructor(options: Options) {
    const { records, sights, announce, attempt, onDisplaysChanged } = options
    this.#records = records
    this.#announce = announce
    this.presence = new Presence(options)
    const gameMasters = () => this.changeFeed.connections().filter(({ viewer }) => viewer.role === 'gameMaster')
    this.#displays = new Displays({ ...options, gameMasters })
    this.#writers = new Writers({
      ...options,
      gameMasters,
      personOf: (userId, viewer) => this.presence.personOf(userId, viewer),
    })
    this.changeFeed = new ChangeFeed(records, {
      onEntitiesChanged: () => attempt(this.presence.refresh()),
      onDisplaysChanged,
    })
    this.#drags = new Drags({ records, sights, changeFeed: this.changeFeed, announce })
    this.#pauses = new Pauses({
      announce,
      broadcast: (message, maySee) => this.changeFeed.broadcast(message, maySee),
      now: () => Date.now(),
    })
  }

  async join(connection: Connection, since: number | null): Promise<void> {
    await this.changeFeed.join(connection, since)
    if (connection.identity.displayId !== undefined) return this.#displays.enter(connection)
    await this.presence.enter(connection)
    this.#writers.enter(connection)
    this.#displays.notify(connection)
    this.#pauses.enter(connection)
  }

  leave(connection: Connection): void {
    this.changeFeed.leave(connection)
    this.#displays.leave(connection)
    this.#writers.leave(connection)
    this.presence.leave(connection)
  }

  async relay(message: PlayMessage, from: Connection): Promise<void> {
    if (message.type === 'drag') return await this.#drags.pass(message, from)
    if (message.type === 'writing') return this.#writers.open(from, message.entityIds)
    if (message.type === 'askForPause') return this.#pauses.ask(from, message.named)
    if (message.type === 'callPause') return this.#pauses.call(from)
    if (this.#pings.consume(from.viewer.userId) > 0) return
    const ping: LiveMessage = { type: 'ping', position: clampPosition(message.position), by: from.firstName }
    this.#announce(ping)
    await this.#showPing(ping, from)
  }

  /** Sends a ping to viewers of the active scene, which may be hidden. With sight, only to those who have the place on their map, and its sender. */
  async #showPing(ping: Extract<LiveMessage, { type: 'ping' }>, from: Connection | null): Promise<void> {
    const scopes = new Map(this.changeFeed.viewers().map((viewer) => [keyOf(viewer), scopeOf(viewer)]))
    const seeing = new Set<string>()
    for (const [key, scope] of scopes) if (await this.#hasPlace(ping.position, scope)) seeing.add(key)
    this.changeFeed.broadcast(ping, (viewer, connection) => connection === from || seeing.has(keyOf(viewer)))
  }

  async #hasPlace(place: Position, scope: VisibilityScope): Promise<boolean> {
    const scene = await readActiveScene(this.#records, scope)
    if (scene === null) return false
    const masks = scope.everything ? null : await readMasks(this.#records, scene)
    return !masks?.hasSight || isRevealedAt(maskFor(masks, scope).shown, place)
  }

  /** Sends the motion of a roll's dice, after the roll itself. */
  async showThrow({ roll, motion }: ThrownRoll): Promise<void> {
    await this.changeFeed.wake()
    const message: LiveMessage = { type: 'throw', rollId: roll.id, throw: Buffer.from(motion).toString('base64') }
    this.changeFeed.broadcast(message, (viewer) => maySeeRoll(viewer, roll) && maySeeDice(viewer, roll))
  }

  /** Handles a message of another server for the connections to this one. */
  async hear(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'committed':
        return await this.changeFeed.wake()
      case 'thrown':
        return await this.#showStoredThrow(message.rollId)
      case 'drag':
        return await this.#drags.show(message)
      case 'ping': {
        const { type, position, by } = message
        return await this.#showPing({ type, position, by }, null)
      }
      case 'pauseAsked': {
        const { type, by, at } = message
        return this.#pauses.show({ type, by, at })
      }
      case 'pause':
        return this.#pauses.showPause()
      case 'writing':
        return this.#writers.hear(message)
      case 'displays':
        return this.#displays.hear(message)
      case 'here':
      case 'gone':
      case 'who':
        return await this.presence.hear(message)
    }
  }

  /** Announces the users, displays and writers of this server to the others again. */
  repeat(): void {
    this.presence.repeat()
    this.#displays.repeat()
    this.#writers.repeat()
  }

  async #showStoredThrow(rollId: string): Promise<void> {
    if (this.changeFeed.viewers().length === 0) return
    const thrown = await readThrown(this.#records, rollId)
    if (thrown) await this.showThrow(thrown)
  }
}

const keyOf = (viewer: Viewer) => JSON.stringify(scopeOf(viewer))
