import type { LiveMessage, Viewer } from '@waybook/contract'

import { newestSeq } from '#database/change-log.ts'
import type { CampaignTables } from '#database/database.ts'
import { type ChangeRecord, readChangesSince } from '#features/changes.ts'

import { encodeMessage, type Connection } from './connection.ts'
import { presentingOf, toLiveMessage, viewKey, type Presenting } from './present-change.ts'

const PORTION = 500
/** The operations that may rename, show or hide entities. */
const OF_ENTITIES: ReadonlySet<ChangeRecord['operation']> = new Set(['import', 'setVisibility', 'write'])
/** A client that has missed more changes reloads everything, which is faster. */
const BEHIND_MAX = 2000

interface Listeners {
  /** Called when entities may have been renamed, shown or hidden. */
  readonly onEntitiesChanged: () => void
  /** Called when displays may have been connected or disconnected. */
  readonly onDisplaysChanged: () => void
}

/**
 * Sends a campaign's change log to its connections, presented for each viewer. Only `#sendAll` advances the tail, and it sends each change
 * to all live connections. Therefore no connection misses a change while others catch up.
 */
export class ChangeFeed {
  readonly #records: CampaignTables
  readonly #listeners: Listeners
  readonly #connections = new Set<Connection>()
  /** The number of the last change sent to the live connections. */
  #tail = 0
  #sending: Promise<void> | null = null
  /** The number of requested reads of the log, and of completed ones. */
  #readsRequested = 0
  #readsDone = 0
  /** Changes that this process has committed but not sent yet. */
  #committed: ChangeRecord[] = []

  constructor(records: CampaignTables, listeners: Listeners) {
    this.#records = records
    this.#listeners = listeners
  }

  /**
   * Resolves when all changes that were committed before the call have been sent. Concurrent calls share one read of the log. The caller
   * passes changes that it has just committed. If they directly follow the tail, they are sent without reading the log.
   */
  async wake(committed: readonly ChangeRecord[] = []): Promise<void> {
    this.#committed.push(...committed)
    if (committed.length === 0) this.#readsRequested += 1
    this.#sending ??= this.#sendAll()
    await this.#sending
  }

  /** Sends the changes after `since`, the last number that the browser knows, then all changes as they happen. */
  async join(connection: Connection, since: number | null): Promise<void> {
    this.#connections.add(connection)
    await this.wake()
    if (since === null) connection.cursor = this.#tail
    else if (!this.#reaches(since)) return connection.skipTo(this.#tail)
    else connection.cursor = since
    while (connection.open) {
      // Nothing may be awaited between this comparison and going live.
      if (connection.cursor >= this.#tail) return connection.goLive()
      const changes = await readChangesSince(this.#records, connection.cursor, PORTION)
      if (changes[0]?.seq !== connection.cursor + 1) return connection.skipTo(this.#tail)
      const presenting = await presentingOf(changes, this.#records)
      for (const change of changes) {
        connection.sendChange(change.seq, encodeMessage(toLiveMessage(change, connection.viewer, presenting)))
        await connection.drained()
      }
    }
  }

  /** Sends a message that is not a change. Connections that join later do not get it. */
  broadcast(message: LiveMessage, maySee: (viewer: Viewer, connection: Connection) => boolean): void {
    const text = encodeMessage(message)
    for (const connection of this.#live()) if (maySee(connection.viewer, connection)) connection.write(text)
  }

  /** The live connections. */
  connections(): readonly Connection[] {
    return this.#live()
  }

  /** The viewers of the live connections. */
  viewers(): Viewer[] {
    return this.#live().map(({ viewer }) => viewer)
  }

  leave(connection: Connection): void {
    this.#connections.delete(connection)
  }

  /** A browser can know a number beyond the newest if the store has been restored from a backup since. */
  #reaches(since: number): boolean {
    return since <= this.#tail && this.#tail - since <= BEHIND_MAX
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#readsDone < this.#readsRequested || this.#committed.length > 0) {
        const committed = this.#committed.splice(0).filter(({ seq }) => seq > this.#tail)
        if (this.#readsDone < this.#readsRequested || !this.#followsOn(committed)) {
          this.#readsDone = this.#readsRequested
          await this.#sendLog()
        } else this.#sendChanges(committed, await presentingOf(committed, this.#records))
      }
    } finally {
      this.#sending = null
    }
  }

  /** Whether changes can be sent directly. Large batches are read from the log in portions. Without live connections, only the tail moves. */
  #followsOn(changes: readonly ChangeRecord[]): boolean {
    const follows = changes.every(({ seq }, index) => seq === this.#tail + 1 + index)
    return follows && changes.length <= PORTION && this.#live().length > 0
  }

  async #sendLog(): Promise<void> {
    const newest = await newestSeq(this.#records)
    if (newest - this.#tail > BEHIND_MAX || this.#live().length === 0) return this.#skipTo(newest)
    while (this.#tail < newest) {
      const changes = await readChangesSince(this.#records, this.#tail, PORTION)
      if (changes[0]?.seq !== this.#tail + 1) return this.#skipTo(newest)
      this.#sendChanges(changes, await presentingOf(changes, this.#records))
    }
  }

  /** Encodes each change once for all viewers with the same message. */
  #sendChanges(changes: readonly ChangeRecord[], presenting: Presenting): void {
    const connections = this.#live()
    for (const change of changes) {
      this.#tail = change.seq
      const texts = new Map<string, Buffer>()
      for (const connection of connections) {
        const key = viewKey(change, connection.viewer)
        const text = texts.get(key) ?? encodeMessage(toLiveMessage(change, connection.viewer, presenting))
        texts.set(key, text)
        connection.sendChange(change.seq, text)
      }
    }
    if (changes.some(({ operation }) => OF_ENTITIES.has(operation))) this.#listeners.onEntitiesChanged()
    if (changes.some(({ operation }) => operation === 'display')) this.#listeners.onDisplaysChanged()
  }

  #skipTo(seq: number): void {
    this.#tail = seq
    for (const connection of this.#live()) connection.skipTo(seq)
    this.#listeners.onEntitiesChanged()
    this.#listeners.onDisplaysChanged()
  }

  #live(): Connection[] {
    return [...this.#connections].filter(({ live }) => live)
  }
}
