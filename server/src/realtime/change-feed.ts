import type { LiveMessage, Viewer } from '@waybook/contract'

import type { ChangeRecord } from '#features/changes.ts'
import type { Repositories } from '#features/repositories.ts'

import { encodeMessage, type Connection } from './connection.ts'
import { subjectsOf, toLiveMessage, viewKey, type Subjects } from './present-change.ts'

const PORTION = 500
/** Who is further behind than this is quicker to ask for everything anew. */
const BEHIND_MAX = 2000

/**
 * Tells a campaign's change log to everybody who listens, each as they may see it.
 * Only its own telling moves the tail, in one pass that tells a change to all who are live; so no catching up, however long it takes,
 * can make anybody miss one.
 */
export class ChangeFeed {
  readonly #records: Repositories
  readonly #onWorld: () => void
  readonly #connections = new Set<Connection>()
  /** The number of the last change that was told to those who are live. */
  #tail = 0
  #telling: Promise<void> | null = null
  /** How often somebody asked for a look at the log, and how often of these it was looked at. */
  #asked = 0
  #answered = 0
  /** What this process has committed and not told yet. */
  #committed: ChangeRecord[] = []

  /** `onWorld` is called when entities may be called something else, or be shown or hidden. */
  constructor(records: Repositories, onWorld: () => void) {
    this.#records = records
    this.#onWorld = onWorld
  }

  /**
   * Resolves when everything that was committed before the call has been told; many calls at once make one look at the log. Changes that
   * the caller has just committed are told without a look, where they follow on what was told.
   */
  async wake(committed: readonly ChangeRecord[] = []): Promise<void> {
    this.#committed.push(...committed)
    if (committed.length === 0) this.#asked += 1
    this.#telling ??= this.#tellAll()
    await this.#telling
  }

  /** Tells what happened since the number that the browser knows, then everything as it happens. */
  async join(connection: Connection, since: number | null): Promise<void> {
    this.#connections.add(connection)
    await this.wake()
    if (since === null) connection.cursor = this.#tail
    else if (!this.#reaches(since)) return connection.skipTo(this.#tail)
    else connection.cursor = since
    while (connection.open) {
      // Nothing may be awaited between this comparison and going live.
      if (connection.cursor >= this.#tail) return connection.goLive()
      const changes = await this.#records.changes.since(connection.cursor, PORTION)
      if (changes[0]?.seq !== connection.cursor + 1) return connection.skipTo(this.#tail)
      const subjects = await subjectsOf(changes, this.#records)
      for (const change of changes) {
        connection.change(change.seq, encodeMessage(toLiveMessage(change, connection.viewer, subjects)))
        await connection.room()
      }
    }
  }

  /** Something that is no change, and is not told again to who comes later. */
  tell(message: LiveMessage, mayHear: (viewer: Viewer, connection: Connection) => boolean): void {
    const text = encodeMessage(message)
    for (const connection of this.#live()) if (mayHear(connection.viewer, connection)) connection.write(text)
  }

  /** Of those who are live. */
  viewers(): Viewer[] {
    return this.#live().map(({ viewer }) => viewer)
  }

  leave(connection: Connection): void {
    this.#connections.delete(connection)
  }

  /** A number beyond the newest was given by a store that has since been restored from a backup. */
  #reaches(since: number): boolean {
    return since <= this.#tail && this.#tail - since <= BEHIND_MAX
  }

  async #tellAll(): Promise<void> {
    try {
      while (this.#answered < this.#asked || this.#committed.length > 0) {
        const committed = this.#committed.splice(0).filter(({ seq }) => seq > this.#tail)
        if (this.#answered < this.#asked || !this.#followsOn(committed)) {
          this.#answered = this.#asked
          await this.#tellLog()
        } else this.#tellChanges(committed, await subjectsOf(committed, this.#records))
      }
    } finally {
      this.#telling = null
    }
  }

  /** Whether changes can be told as they are. Many at once are the log's to portion; so is what nobody hears. */
  #followsOn(changes: readonly ChangeRecord[]): boolean {
    const follows = changes.every(({ seq }, index) => seq === this.#tail + 1 + index)
    return follows && changes.length <= PORTION && this.#live().length > 0
  }

  async #tellLog(): Promise<void> {
    const newest = await this.#records.changes.newest()
    if (newest - this.#tail > BEHIND_MAX || this.#live().length === 0) return this.#skipTo(newest)
    while (this.#tail < newest) {
      const changes = await this.#records.changes.since(this.#tail, PORTION)
      if (changes[0]?.seq !== this.#tail + 1) return this.#skipTo(newest)
      this.#tellChanges(changes, await subjectsOf(changes, this.#records))
    }
  }

  /** Each change is put into words once for all who are told the same. */
  #tellChanges(changes: readonly ChangeRecord[], subjects: Subjects): void {
    const connections = this.#live()
    for (const change of changes) {
      this.#tail = change.seq
      const texts = new Map<string, Buffer>()
      for (const connection of connections) {
        const key = viewKey(change, connection.viewer)
        const text = texts.get(key) ?? encodeMessage(toLiveMessage(change, connection.viewer, subjects))
        texts.set(key, text)
        connection.change(change.seq, text)
      }
    }
    if (changes.some(({ operation }) => operation === 'import' || operation === 'setVisibility')) this.#onWorld()
  }

  #skipTo(seq: number): void {
    this.#tail = seq
    for (const connection of this.#live()) connection.skipTo(seq)
    this.#onWorld()
  }

  #live(): Connection[] {
    return [...this.#connections].filter(({ live }) => live)
  }
}
