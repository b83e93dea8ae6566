import type { QueryClient } from '@tanstack/react-query'
import { Problem, type ParamsOf } from '@waybook/contract'
import { waiting } from '@waybook/messages/waiting'

import { storeNoteDraft } from '#stores/note-drafts.ts'
import { showNotice } from '#stores/notice.ts'

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
  /** A write that was just refused. Screens no longer include its change. */
  readonly refused: WaitingWrite | null
}

const RETRY_EVERY_MS = 3000
const REFUSED_FOR_MS = 6000
/** The server remembers applied writes for this long. An older write might be applied twice. */
const SENT_WITHIN_MS = 30 * 24 * 3_600_000

/** These problems are temporary: the write stays in the queue and is sent again later. */
const POSTPONED = new Set(['unavailable', 'not-signed-in', 'another-account', 'too-many', 'disk-full'])

/**
 * A queue of notes and of changes to hit points, strain, conditions and inventory. It sends them one after another while the page is visible and
 * online. They survive disconnects and reloads, and each is applied once. Screens show the last known state plus the pending changes
 * (`pending-changes.ts`).
 */
export class WaitingWrites {
  readonly #userId: string
  readonly #queries: QueryClient
  #waiting: Waiting
  #sending = false
  /** Aborted while the account may be a different one. */
  #started = AbortSignal.abort()
  /** Whether the server may have applied a write without confirming it. A live change may then already contain that write. */
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

  /**
   * Starts to send the waiting writes. Returns a function that stops it, because a different user may sign in next. Stored writes are sent when their
   * user opens the app again.
   */
  start(): () => void {
    const stopped = new AbortController()
    this.#started = stopped.signal
    const send = () => void this.send()
    addEventListener('online', send, { signal: stopped.signal })
    document.addEventListener('visibilitychange', send, { signal: stopped.signal })
    send()
    return () => {
      stopped.abort()
      clearTimeout(this.#retry)
    }
  }

  /** Sends the waiting writes if possible, unless they are already being sent. */
  async send(): Promise<void> {
    if (this.#sending || !this.#maySend()) return
    this.#sending = true
    clearTimeout(this.#retry)
    this.#dropOld()
    for (let write = this.#next(); write && (await this.#settle(write));) write = this.#next()
    this.#sending = false
  }

  #next(): WaitingWrite | undefined {
    return this.#maySend() ? this.#waiting.writes[0] : undefined
  }

  #maySend(): boolean {
    return !this.#started.aborted && navigator.onLine && document.visibilityState === 'visible'
  }

  #dropOld(): void {
    const old = this.#waiting.writes.filter(({ at }) => at < Date.now() - SENT_WITHIN_MS)
    if (old.length === 0) return
    for (const write of old) {
      this.#remove(write)
      this.#restoreDraft(write)
    }
    showNotice({ text: waiting.tooOld({ count: old.length }) })
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
      await sendWrite({ account: this.#userId, queries: this.#queries }, write)
    } catch (error) {
      if (!(error instanceof Problem) || POSTPONED.has(error.id)) {
        // Reloads the page for the account that is signed in now.
        if (error instanceof Problem && error.id === 'another-account')
          void this.#queries.invalidateQueries({ queryKey: ['me'] })
        if (!this.#started.aborted) this.#retry = setTimeout(() => void this.send(), RETRY_EVERY_MS)
        return false
      }
      this.#refuse(write)
    }
    this.#remove(write)
    this.#uncertain = false
    for (const apply of this.#deferred.splice(0)) apply()
    return true
  }

  #refuse(write: WaitingWrite): void {
    clearTimeout(this.#clearRefusal)
    this.#clearRefusal = setTimeout(() => this.#set({ refused: null }), REFUSED_FOR_MS)
    this.#set({ refused: write })
    this.#restoreDraft(write)
    refetchAfterRefusal(this.#queries, write)
  }

  /** Turns the text of an unsent note back into a draft. */
  #restoreDraft(write: WaitingWrite): void {
    if ('note' in write) storeNoteDraft(this.#userId, write.note.entityId, write.note.markdown)
  }

  #remove(write: WaitingWrite): void {
    removeStoredWrite(this.#userId, write)
    this.#set({ writes: this.#waiting.writes.filter((one) => one.idempotencyKey !== write.idempotencyKey) })
  }

  #set(changed: Partial<Waiting>): void {
    this.#waiting = { ...this.#waiting, ...changed }
    this.#listeners.forEach((listener) => listener())
  }
}
