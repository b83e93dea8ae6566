import type { QueryClient } from '@tanstack/react-query'
import { CHANGED_TOKENS_MAX, type PlacedToken, type Position, type Token } from '@waybook/contract'

import { call } from '#api/call.ts'
import { applyTokenState } from '#api/live/apply-table.ts'
import type { OrderedWrite } from '#api/use-ordered-write.ts'

import type { TokenAnimator } from './token-animator.ts'

export interface Move {
  readonly token: Token
  readonly position: Position
  /** The corners of the way. Default: a straight way. */
  readonly by?: readonly Position[] | undefined
}

interface Dependencies {
  readonly campaignId: string
  readonly animator: TokenAnimator
  readonly queries: QueryClient
  readonly write: OrderedWrite
  /** The token slides back to where the server has it. */
  readonly onRefused: (error: unknown) => void
}

/** Saves token moves one after another. Retries never apply a move twice. Tokens moved together are one change. */
export class TokenMoveQueue {
  readonly #dependencies: Dependencies
  /** The number of unanswered moves of a token, and the destination of the last one. */
  readonly #pending = new Map<string, { readonly count: number; readonly position: Position }>()
  /** The version of a token after this page's own last move. */
  readonly #ownVersions = new Map<string, number>()

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  /** A token's position after all its pending moves. The next step starts there. */
  destinationOf(id: string): Position | null {
    return this.#pending.get(id)?.position ?? null
  }

  async save(moves: readonly Move[]): Promise<void> {
    const { animator, queries, write, onRefused } = this.#dependencies
    for (const { token, position } of moves)
      this.#pending.set(token.id, { count: (this.#pending.get(token.id)?.count ?? 0) + 1, position })
    try {
      for (let sent = 0; sent < moves.length; sent += CHANGED_TOKENS_MAX) {
        const together = moves.slice(sent, sent + CHANGED_TOKENS_MAX)
        const saved = await write(async (idempotencyKey) => await this.#send(together, idempotencyKey))
        for (const token of saved) {
          // Doesn't wait for React to render, because the next key press may come first.
          animator.setStored(token.id, token.position, token.version)
          applyTokenState(queries, token.id, token)
        }
      }
    } catch (error) {
      onRefused(error)
    }
    moves.forEach(({ token }) => this.#settle(token.id))
  }

  async #send(moves: readonly Move[], idempotencyKey: string): Promise<readonly PlacedToken[]> {
    const { campaignId } = this.#dependencies
    const changes = moves.map(({ token: { id, version }, position }) => ({
      tokenId: id,
      position,
      // The page's own earlier moves must not make this one look stale to the server.
      version: Math.max(version, this.#ownVersions.get(id) ?? 0),
    }))
    const [only, ...others] = changes
    if (!only) return []
    const by = moves[0]?.by
    const saved =
      others.length === 0
        ? [(await call('updateToken', { campaignId, ...only, ...(by && { by: [...by] }) }, { idempotencyKey })).token]
        : (await call('updateTokens', { campaignId, changes }, { idempotencyKey })).tokens
    // Set here, because the next move is sent before the awaiting caller continues.
    for (const { id, version } of saved) this.#ownVersions.set(id, version)
    return saved
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
