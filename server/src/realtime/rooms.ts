import { randomUUID } from 'node:crypto'

import { HEARTBEAT_INTERVAL_MS, liveCloseCodes } from '@waybook/contract'

import type { Auth, CampaignAuth, Identity } from '#auth/auth.ts'
import type { Bus } from '#bus/bus.ts'
import { deleteOldChanges } from '#database/change-log.ts'
import { deleteOldIdempotencyKeys } from '#database/transaction.ts'
import { everyCampaign } from '#features/campaigns/campaigns.ts'
import type { ChangeRecord } from '#features/changes.ts'
import type { RollService, SimulatedThrow } from '#features/dice/roll-service.ts'
import { identifyDisplay } from '#features/displays/identify-display.ts'
import type { Store } from '#features/store.ts'

import type { Connection } from './connection.ts'
import { ANNOUNCE_EVERY_MS } from './presence.ts'
import { Room, type PlayMessage } from './room.ts'
import { ROOMS, serverMessage, type ServerMessage } from './server-message.ts'

/** How often the log is checked for changes of other processes, such as an import, or a server whose message was lost. */
const POLL_EVERY_MS = 1000
const FORGET_EVERY_MS = 3_600_000
/** The minimum retention of the log. A client that reconnects in time gets each change instead of reloading everything. */
const RETAINED_CHANGES = 10_000
const RETAINED_MS = 7 * 86_400_000

export interface RoomServices {
  readonly store: Store
  readonly bus: Bus
  readonly auth: Pick<Auth, 'onEnded' | 'onAssigned'> & {
    readonly campaign: (id: string) => Pick<CampaignAuth, 'identify'>
  }
  readonly rollService: RollService
  /** The default campaign. */
  readonly campaignId: string
}

/** All live connections to this server by campaign, and the timers and listeners that push changes to them. */
export class Rooms {
  /** Distinguishes this server from the others. */
  readonly #server = randomUUID()
  readonly #services: RoomServices
  readonly #onFault: (error: unknown) => void
  readonly #connections = new Set<Connection>()
  readonly #rooms = new Map<string, Room>()
  readonly #stops: (() => void)[] = []
  #isStopping = false
  /** The session check in progress. */
  #recheck: Promise<void> | null = null

  /** `onFault` is called with errors outside of any request. */
  constructor(services: RoomServices, onFault: (error: unknown) => void) {
    this.#services = services
    this.#onFault = onFault
    services.auth.onEnded((sessionId) => this.#endSession(sessionId))
    services.auth.onAssigned((memberId) => this.#closeOf(memberId))
    this.#stops.push(
      services.store.onCommit((campaignId, changes) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only features log changes
        this.#attempt(this.#rooms.get(campaignId)?.changeFeed.wake(changes as readonly ChangeRecord[]))
        this.#announce({ type: 'committed', campaignId })
      }),
      services.rollService.onThrow((thrown) => this.#showThrow(thrown)),
      services.bus.subscribe(ROOMS, (message) => this.#hear(message)),
      services.bus.onGap(() => {
        this.#wakeAll()
        this.#checkUsers()
      }),
    )
    this.#every(POLL_EVERY_MS, () => this.#wakeAll())
    this.#every(ANNOUNCE_EVERY_MS, () => this.#rooms.forEach((room) => room.repeat()))
    this.#every(HEARTBEAT_INTERVAL_MS, () => this.#beat())
    this.#every(FORGET_EVERY_MS, () => this.#attempt(this.#forget()))
  }

  /** The number of connections of an account. */
  connectionsOf(userId: string): number {
    return [...this.#connections].filter(({ identity }) => identity.user.id === userId).length
  }

  enter(connection: Connection): void {
    this.#connections.add(connection)
  }

  async join(campaignId: string, connection: Connection, since: number | null): Promise<void> {
    await this.#roomOf(campaignId).join(connection, since)
  }

  relay(campaignId: string, message: PlayMessage, from: Connection): void {
    this.#attempt(this.#roomOf(campaignId).relay(message, from))
  }

  leave(campaignId: string, connection: Connection): void {
    this.#connections.delete(connection)
    this.#rooms.get(campaignId)?.leave(connection)
  }

  /** After this call, users with closed connections do not count as gone, because they are about to reconnect to another server. */
  startStopping(): void {
    this.#isStopping = true
  }

  close(): void {
    this.#stops.forEach((stop) => stop())
  }

  #roomOf(campaignId: string): Room {
    const known = this.#rooms.get(campaignId)
    if (known) return known
    const room = new Room({
      campaignId,
      server: this.#server,
      records: this.#services.store.records(campaignId),
      sights: this.#services.store.sights,
      announce: (message) => this.#announce({ ...message, campaignId }),
      onDisplaysChanged: () => this.#attempt(this.#checkDisplays(campaignId)),
      attempt: (work) => this.#attempt(work),
    })
    this.#rooms.set(campaignId, room)
    return room
  }

  #announce(message: ServerMessage): void {
    if (!this.#isStopping || message.type !== 'gone') this.#services.bus.publish(ROOMS, message)
  }

  #hear(message: unknown): void {
    const read = serverMessage.safeParse(message)
    if (read.success) this.#attempt(this.#rooms.get(read.data.campaignId)?.hear(read.data))
  }

  #wakeAll(): void {
    for (const { changeFeed } of this.#rooms.values()) this.#attempt(changeFeed.wake())
  }

  /** The motion is too large for a message, so the other servers read it from the store. */
  #showThrow({ campaignId, ...thrown }: SimulatedThrow): void {
    this.#attempt(this.#rooms.get(campaignId)?.showThrow(thrown))
    this.#announce({ type: 'thrown', campaignId, rollId: thrown.roll.id })
  }

  #endSession(sessionId: string): void {
    for (const connection of this.#connections)
      if (connection.identity.sessionId === sessionId) connection.close(liveCloseCodes.signedOut)
  }

  /** Closes a user's connections. Their pages reconnect with the new identity. */
  #closeOf(userId: string): void {
    for (const connection of this.#connections)
      if (connection.identity.user.id === userId) connection.close(liveCloseCodes.anotherViewer)
  }

  #beat(): void {
    for (const connection of this.#connections) connection.beat()
    this.#checkUsers()
  }

  /** Does not start a check while a slow one is running, because two at once would identify everyone twice. */
  #checkUsers(): void {
    if (this.#recheck) return
    this.#recheck = this.#recheckAll().finally(() => {
      this.#recheck = null
    })
  }

  /** Checks one connection at a time, because many at once would slow down play. A failed check does not affect the others. */
  async #recheckAll(): Promise<void> {
    for (const connection of this.#connections) await this.#recheckOne(connection).catch(this.#onFault)
  }

  async #recheckOne(connection: Connection): Promise<void> {
    const identity = await this.#identify(connection)
    if (!identity) connection.close(liveCloseCodes.signedOut)
    else if (!isSameViewer(identity, connection.identity)) connection.close(liveCloseCodes.anotherViewer)
  }

  async #identify({ campaignId, realm, identity, headers }: Connection): Promise<Identity | null> {
    const { auth, store } = this.#services
    if (identity.displayId !== undefined) return await identifyDisplay(store.records(campaignId), headers)
    return await auth.campaign(campaignId).identify(headers, realm)
  }

  /** Closes the connections of displays that were disconnected. */
  async #checkDisplays(campaignId: string): Promise<void> {
    for (const connection of this.#connections)
      if (connection.campaignId === campaignId && connection.identity.displayId !== undefined)
        await this.#recheckOne(connection)
  }

  async #forget(): Promise<void> {
    const { store, campaignId } = this.#services
    for (const id of await everyCampaign(store, campaignId)) {
      const records = store.records(id)
      await records.unlogged(
        async (tables) => await deleteOldChanges(tables, { newest: RETAINED_CHANGES, since: Date.now() - RETAINED_MS }),
      )
      await records.unlogged(async (tables) => await deleteOldIdempotencyKeys(tables, Date.now()))
    }
  }

  #attempt(work: Promise<void> | undefined): void {
    work?.catch(this.#onFault)
  }

  #every(ms: number, work: () => void): void {
    const timer = setInterval(work, ms).unref()
    this.#stops.push(() => clearInterval(timer))
  }
}

function isSameViewer(now: Identity, then: Identity): boolean {
  return now.user.id === then.user.id && now.role === then.role && now.characterId === then.characterId
}
