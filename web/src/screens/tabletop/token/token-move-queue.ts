import type { QueryClient } from '@tanstack/react-query'
import { Problem, type AnswerOf, type Position, type Token } from '@waybook/contract'

import { call } from '../../../client/call.ts'
import { applyTokenState } from '../../../client/live/apply-table.ts'
import { newOnce } from '../../../client/live/waiting-writes.ts'
import type { TokenMotions } from './token-animator.ts'

interface Move {
  readonly token: Token
  readonly position: Position
}

interface Moving {
  readonly campaignId: string
  readonly motions: TokenMotions
  readonly queries: QueryClient
  readonly onRefused: () => void
}

const RETRY_AFTER_MS = 1000
/** A restarted server is back by then; a browser that knows that it is offline waits for the network without counting. */
const RETRIES_MAX = 15

/** Stores where tokens were put: those of one token one after another, each once, however often it has to be sent. */
export class TokenMoves {
  readonly #moving: Moving
  /** How many moves of a token are not answered, and where the last of them goes. */
  readonly #waiting = new Map<string, { readonly count: number; readonly position: Position }>()
  /** The version that a token got by this page's own last move. */
  readonly #own = new Map<string, number>()

  constructor(moving: Moving) {
    this.#moving = moving
  }

  /** Where a token will stand once its moves are answered: the next step goes from there, whatever is drawn meanwhile. */
  goesTo(id: string): Position | null {
    return this.#waiting.get(id)?.position ?? null
  }

  async store({ token, position }: Move): Promise<void> {
    const { campaignId, motions, queries, onRefused } = this.#moving
    const { id } = token
    const once = newOnce()
    this.#waiting.set(id, { count: (this.#waiting.get(id)?.count ?? 0) + 1, position })
    const send = async () => {
      // What this page itself did to the token since the hand was on it is no reason to be refused.
      const version = Math.max(token.version, this.#own.get(id) ?? 0)
      const moved = await call('updateToken', { campaignId, tokenId: id, position, version }, once)
      // Here, not behind it: the next of the token is sent before whoever waits for this one goes on.
      this.#own.set(id, moved.token.version)
      return moved
    }
    try {
      const moved = await this.#inTurn(id, send)
      // Before React draws it: the next key may be pressed by then.
      motions.stand(id, moved.token.position, moved.token.version)
      applyTokenState(queries, id, moved.token)
    } catch {
      onRefused()
    }
    this.#answered(id)
  }

  async #inTurn(id: string, send: () => Promise<AnswerOf<'updateToken'>>): Promise<AnswerOf<'updateToken'>> {
    const { queries } = this.#moving
    const move = queries.getMutationCache().build(queries, {
      mutationFn: send,
      scope: { id: `token ${id}` },
      retry: (failures: number, error: Error) =>
        failures < RETRIES_MAX && error instanceof Problem && error.id === 'unavailable',
      retryDelay: RETRY_AFTER_MS,
    })
    return await move.execute(undefined)
  }

  #answered(id: string): void {
    const waiting = this.#waiting.get(id)
    if (waiting && waiting.count > 1) {
      this.#waiting.set(id, { ...waiting, count: waiting.count - 1 })
      return
    }
    this.#waiting.delete(id)
    this.#moving.motions.letGo(id)
  }
}
