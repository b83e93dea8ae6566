import type { QueryClient } from '@tanstack/react-query'
import { Problem, type ParamsOf } from '@waybook/contract'

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
  /** A write that was just refused. Its change is no longer shown. */
  readonly refused: WaitingWrite | null
}

const RETRY_EVERY_MS = 3000
const REFUSED_FOR_MS = 6000
/** The server remembers for as long which writes it has applied. A later one might be applied twice. */
const SENT_WITHIN_MS = 30 * 24 * 3_600_000

/** These problems are temporary: the write is kept and sent again later. */
const POSTPONED = new Set(['unavailable', 'not-signed-in', 'another-account', 'too-many', 'disk-full'])

/**
 * A queue of changes to hit points, strain, conditions and what is carried, and of notes. They are sent one after another, survive disconnects
 * and reloads, and are applied once each. They are sent while the page is in view and online. Screens show the last known state plus the pending
 * changes (`pending-changes.ts`).
 */
export class WaitingWrites {
  readonly #userId: string
  readonly #queries: QueryClient
  #waiting: Waiting
  #sending = false
  /** Aborted while the account may be a different one. */
  #started = AbortSignal.abort()
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

  /**
   * Sends the waiting writes from now on. Returns a function that stops it, because the next user to sign in may be a different one: stored
   * writes are sent when their user opens the app again.
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

  /** Sends the waiting writes if that is possible now, unless they are already being sent. */
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
      this.#keepWords(write)
    }
    const what = old.length === 1 ? 'A change' : `${old.length} changes`
    showNotice({ text: `${what} from more than 30 days ago could not be saved any more.` })
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
        // Whoever is signed in now gets a page of their own.
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
    this.#keepWords(write)
    refetchAfterRefusal(this.#queries, write)
  }

  /** The words of a note that is not sent become its draft again. */
  #keepWords(write: WaitingWrite): void {
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
