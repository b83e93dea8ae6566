import type { QueryClient } from '@tanstack/react-query'
import { Problem, type ParamsOf } from '@waybook/contract'

import { call } from '../call.ts'
import { operationQuery } from '../operation-query.ts'
import { forgetWrite, keepWrite, keptWrites, onWritesKept } from './kept-writes.ts'

export type PointsField = ParamsOf<'adjustCharacterDynamic'>['field']

/** A difference that the server has not answered yet. */
export interface WaitingWrite {
  /** By which the server knows a retry. */
  readonly once: string
  /** Milliseconds since 1970; they are sent in this order. */
  readonly at: number
  readonly characterId: string
  readonly field: PointsField
  readonly by: number
}

/** What a screen has to know of them. */
export interface Waiting {
  readonly writes: readonly WaitingWrite[]
  /** One that was just refused; its difference is gone from the screen. */
  readonly refused: WaitingWrite | null
}

const RETRY_EVERY_MS = 3000
const REFUSED_FOR_MS = 6000

/** These do not say no: the write keeps until it can be asked again. */
const POSTPONED = new Set(['unavailable', 'not-signed-in', 'too-many'])

/**
 * Changes of hit points and strain on their way to the server: sent one after another, kept over cuts and reloads, each done once.
 * Screens show the last known state with these differences.
 */
export class WaitingWrites {
  readonly #userId: string
  readonly #queries: QueryClient
  #waiting: Waiting
  #sending = false
  #stopped = false
  /** Whether the server may have done what it has not answered: what it tells meanwhile may hold that already. */
  #unsure = false
  #held: (() => void)[] = []
  #retry: ReturnType<typeof setTimeout> | undefined
  #forgive: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  constructor(userId: string, queries: QueryClient) {
    this.#userId = userId
    this.#queries = queries
    this.#waiting = { writes: keptWrites(userId), refused: null }
  }

  readonly now = (): Waiting => this.#waiting

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    const stop = onWritesKept(this.#userId, () => this.#set({ writes: keptWrites(this.#userId) }))
    return () => {
      stop()
      this.#listeners.delete(listener)
    }
  }

  readonly adjust = (characterId: string, field: PointsField, by: number): void => {
    const write = { once: newOnce(), at: Date.now(), characterId, field, by }
    keepWrite(this.#userId, write)
    this.#set({ writes: [...this.#waiting.writes, write] })
    void this.send()
  }

  /** Sends what waits, if that is not under way. */
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

  /** Sends nothing more by itself: who is signed in next may be somebody else. What is kept is for the next page of the account. */
  stop(): void {
    this.#stopped = true
    clearTimeout(this.#retry)
  }

  /** Does `work`, which takes over what the server tells of a character, once that cannot hold a difference that still waits. */
  whenSure(work: () => void): void {
    if (this.#unsure) this.#held.push(work)
    else work()
  }

  /** Whether the next may be sent. */
  async #settle(write: WaitingWrite): Promise<boolean> {
    this.#unsure = true
    try {
      await this.#adjust(write)
    } catch (error) {
      if (!(error instanceof Problem) || POSTPONED.has(error.id)) {
        if (!this.#stopped) this.#retry = setTimeout(() => void this.send(), RETRY_EVERY_MS)
        return false
      }
      this.#refuse(write)
    }
    forgetWrite(this.#userId, write)
    this.#set({ writes: this.#waiting.writes.filter(({ once }) => once !== write.once) })
    this.#unsure = false
    for (const work of this.#held.splice(0)) work()
    return true
  }

  async #adjust({ characterId: id, field, by, once }: WaitingWrite): Promise<void> {
    const { success: _, ...state } = await call('adjustCharacterDynamic', { id, field, by }, once)
    this.#queries.setQueryData(operationQuery('getCharacterDynamic', { id }).queryKey, state)
  }

  #refuse(write: WaitingWrite): void {
    clearTimeout(this.#forgive)
    this.#forgive = setTimeout(() => this.#set({ refused: null }), REFUSED_FOR_MS)
    this.#set({ refused: write })
    void this.#queries.invalidateQueries(operationQuery('getCharacterDynamic', { id: write.characterId }))
  }

  #set(changed: Partial<Waiting>): void {
    this.#waiting = { ...this.#waiting, ...changed }
    this.#listeners.forEach((listener) => listener())
  }
}

/** An id for one wish. Not `crypto.randomUUID`: browsers keep that from pages on plain http. */
export function newOnce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
