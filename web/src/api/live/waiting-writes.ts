import type { QueryClient } from '@tanstack/react-query'
import { Problem, type ParamsOf } from '@waybook/contract'

import { storeNoteDraft } from '#stores/note-drafts.ts'

import { newIdempotencyKey } from '../call.ts'
import { refetchAfterRefusal, sendWrite } from './send-write.ts'
import {
  onStoredWritesChange,
  removeStoredWrite,
  storedWrites,
  storeWrite,
  type PlayedStep,
  type WaitingWrite,
} from './stored-writes.ts'

/** The state that screens show. */
export interface Waiting {
  readonly writes: readonly WaitingWrite[]
  /** A write that was just refused. Its change is no longer shown. */
  readonly refused: WaitingWrite | null
}

const RETRY_EVERY_MS = 3000
const REFUSED_FOR_MS = 6000

/** These problems are temporary: the write is kept and sent again later. */
const POSTPONED = new Set(['unavailable', 'not-signed-in', 'too-many', 'disk-full'])

/**
 * A queue of changes to hit points, strain, conditions and what is carried, and of notes. They are sent one after another, survive disconnects
 * and reloads, and are applied once each. Screens show the last known state plus the pending changes (`pending-changes.ts`).
 */
export class WaitingWrites {
  readonly #userId: string
  readonly #queries: QueryClient
  #waiting: Waiting
  #sending = false
  #stopped = false
  /** Whether the server may have applied a write that it has not confirmed. A live change may then already contain that write. */
  #uncertain = false
  #deferred: (() => void)[] = []
  #retry: ReturnType<typeof setTimeout> | undefined
  #clearRefusal: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  constructor(userId: string, queries: QueryClient) {
    this.#userId = userId
    this.#queries = queries
    this.#waiting = { writes: storedWrites(userId), refused: null }
  }

  readonly now = (): Waiting => this.#waiting

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    const stop = onStoredWritesChange(this.#userId, () => this.#set({ writes: storedWrites(this.#userId) }))
    return () => {
      stop()
      this.#listeners.delete(listener)
    }
  }

  readonly play = (characterId: string, step: PlayedStep): void => {
    this.#add({ idempotencyKey: newIdempotencyKey(), at: this.#nextTime(), characterId, ...step })
  }

  readonly note = (note: ParamsOf<'addNote'>): void => {
    this.#add({ idempotencyKey: newIdempotencyKey(), at: this.#nextTime(), note })
  }

  #add(write: WaitingWrite): void {
    storeWrite(this.#userId, write)
    this.#set({ writes: [...this.#waiting.writes, write] })
    void this.send()
  }

  /** Later than all waiting writes, because several changes in one millisecond must keep their order. */
  #nextTime(): number {
    return Math.max(Date.now(), (this.#waiting.writes.at(-1)?.at ?? 0) + 1)
  }

  /** Sends the waiting writes, unless they are already being sent. */
  async send(): Promise<void> {
    this.#stopped = false
    if (this.#sending) return
    this.#sending = true
    clearTimeout(this.#retry)
    for (let write = this.#next(); write && (await this.#settle(write));) write = this.#next()
    this.#sending = false
  }

  #next(): WaitingWrite | undefined {
    return this.#stopped ? undefined : this.#waiting.writes[0]
  }

  /** Stops sending, because the next user to sign in may be a different one. Stored writes are sent when their user opens the app again. */
  stop(): void {
    this.#stopped = true
    clearTimeout(this.#retry)
  }

  /** Applies a live change of a character once it can no longer contain a write that is still waiting. */
  whenCertain(apply: () => void): void {
    if (this.#uncertain) this.#deferred.push(apply)
    else apply()
  }

  /** Sends a write. Returns whether the next one may be sent. */
  async #settle(write: WaitingWrite): Promise<boolean> {
    this.#uncertain = true
    try {
      await sendWrite(this.#queries, write)
    } catch (error) {
      if (!(error instanceof Problem) || POSTPONED.has(error.id)) {
        if (!this.#stopped) this.#retry = setTimeout(() => void this.send(), RETRY_EVERY_MS)
        return false
      }
      this.#refuse(write)
    }
    removeStoredWrite(this.#userId, write)
    this.#set({ writes: this.#waiting.writes.filter((one) => one.idempotencyKey !== write.idempotencyKey) })
    this.#uncertain = false
    for (const apply of this.#deferred.splice(0)) apply()
    return true
  }

  #refuse(write: WaitingWrite): void {
    clearTimeout(this.#clearRefusal)
    this.#clearRefusal = setTimeout(() => this.#set({ refused: null }), REFUSED_FOR_MS)
    this.#set({ refused: write })
    if ('note' in write) storeNoteDraft(this.#userId, write.note.entityId, write.note.markdown)
    refetchAfterRefusal(this.#queries, write)
  }

  #set(changed: Partial<Waiting>): void {
    this.#waiting = { ...this.#waiting, ...changed }
    this.#listeners.forEach((listener) => listener())
  }
}
