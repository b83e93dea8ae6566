import type { QueryClient } from '@tanstack/react-query'
import { Problem, type AnswerOf, type Position, type Token } from '@waybook/contract'

import { call, newIdempotencyKey } from '#api/call.ts'
import { applyTokenState } from '#api/live/apply-table.ts'

import type { TokenAnimator } from './token-animator.ts'

interface Move {
  readonly token: Token
  readonly position: Position
}

interface Dependencies {
  readonly campaignId: string
  readonly animator: TokenAnimator
  readonly queries: QueryClient
  readonly onNotSaved: () => void
}

const RETRY_AFTER_MS = 1000
/** Enough time for a server to restart. A browser that knows that it is offline waits for the network without using up retries. */
const RETRIES_MAX = 15

/** Saves the moves of tokens: those of one token in order, and each exactly once even if it has to be sent again. */
export class TokenMoveQueue {
  readonly #dependencies: Dependencies
  /** The number of unanswered moves of a token, and the destination of the last one. */
  readonly #pending = new Map<string, { readonly count: number; readonly position: Position }>()
  /** The version of a token after this page's own last move. */
  readonly #ownVersions = new Map<string, number>()

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  /** Where a token will be once its moves are answered, wherever it is drawn now. The next step starts there. */
  destinationOf(id: string): Position | null {
    return this.#pending.get(id)?.position ?? null
  }

  async save({ token, position }: Move): Promise<void> {
    const { campaignId, animator, queries, onNotSaved } = this.#dependencies
    const { id } = token
    const idempotencyKey = newIdempotencyKey()
    this.#pending.set(id, { count: (this.#pending.get(id)?.count ?? 0) + 1, position })
    const send = async () => {
      // The page's own earlier moves must not make this one look stale to the server.
      const version = Math.max(token.version, this.#ownVersions.get(id) ?? 0)
      const moved = await call('updateToken', { campaignId, tokenId: id, position, version }, { idempotencyKey })
      // Set here and not after the await below: the next move of the token is sent before that await continues.
      this.#ownVersions.set(id, moved.token.version)
      return moved
    }
    try {
      const moved = await this.#sendInOrder(id, send)
      // Without waiting for React to render: the next key may be pressed before that.
      animator.setStored(id, moved.token.position, moved.token.version)
      applyTokenState(queries, id, moved.token)
    } catch {
      onNotSaved()
    }
    this.#settle(id)
  }

  async #sendInOrder(id: string, send: () => Promise<AnswerOf<'updateToken'>>): Promise<AnswerOf<'updateToken'>> {
    const { queries } = this.#dependencies
    const move = queries.getMutationCache().build(queries, {
      mutationFn: send,
      scope: { id: `token ${id}` },
      retry: (failures: number, error: Error) =>
        failures < RETRIES_MAX && error instanceof Problem && error.id === 'unavailable',
      retryDelay: RETRY_AFTER_MS,
    })
    return await move.execute(undefined)
  }

  #settle(id: string): void {
    const pending = this.#pending.get(id)
    if (pending && pending.count > 1) {
      this.#pending.set(id, { ...pending, count: pending.count - 1 })
      return
    }
    this.#pending.delete(id)
    this.#dependencies.animator.revert(id)
  }
}
