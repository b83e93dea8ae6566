import { useQueryClient } from '@tanstack/react-query'
import { CHANGED_TOKENS_MAX, type Token } from '@waybook/contract'
import { tableActions } from '@waybook/messages/tableActions'

import { applyTokenRemoved, applyTokenState } from '#api/live/apply-table.ts'
import { useWrite } from '#api/use-write.ts'

import { announceOutcome } from '../announcer.tsx'
import { selectTokens, useTable } from '../table-context.ts'

export type TokenChange = Partial<Pick<Token, 'size' | 'visible' | 'elevation' | 'facing'>>

/** Changes a token, and then announces that. */
export function useChangeToken(): (tokenId: string, change: TokenChange, announcement: string) => void {
  const { campaignId } = useTable()
  const queries = useQueryClient()
  const { mutateAsync } = useWrite('updateToken', {
    params: (change: TokenChange & { readonly tokenId: string }) => ({ campaignId, ...change }),
    networkMode: 'always',
  })
  return (tokenId, change, announcement) =>
    void announceOutcome(async () => {
      const { token } = await mutateAsync({ tokenId, ...change })
      applyTokenState(queries, tokenId, token)
      return announcement
    })
}

/** Applies the same change to several tokens, as one undo step. */
export function useChangeTokens(): (tokens: readonly Token[], change: TokenChange, announcement: string) => void {
  const { campaignId } = useTable()
  const queries = useQueryClient()
  const { mutateAsync } = useWrite('updateTokens', {
    params: (changes: readonly (TokenChange & { readonly tokenId: string })[]) => ({
      campaignId,
      changes: [...changes],
    }),
    networkMode: 'always',
  })
  return (tokens, change, announcement) =>
    void announceOutcome(async () => {
      for (const part of inCalls(tokens)) {
        const answer = await mutateAsync(part.map(({ id }) => ({ tokenId: id, ...change })))
        answer.tokens.forEach((token) => applyTokenState(queries, token.id, token))
      }
      return announcement
    })
}

/** Removes tokens from the scene as soon as the server confirms. */
export function useRemoveTokens(): (tokens: readonly Token[]) => void {
  const { campaignId, state } = useTable()
  const queries = useQueryClient()
  const { mutateAsync } = useWrite('removeTokens', {
    params: (tokenIds: readonly string[]) => ({ campaignId, tokenIds: [...tokenIds] }),
    networkMode: 'always',
  })
  return (tokens) =>
    void announceOutcome(async () => {
      for (const part of inCalls(tokens)) {
        const removed = part.map(({ id }) => id)
        await mutateAsync(removed)
        removed.forEach((id) => applyTokenRemoved(queries, id))
        selectTokens(
          state,
          state.get().selectedIds.filter((id) => !removed.includes(id)),
        )
      }
      const [first] = tokens
      return first && tokens.length === 1
        ? tableActions.removed({ name: first.name })
        : tableActions.severalRemoved({ count: tokens.length })
    })
}

/** Splits tokens into parts that fit into one call. */
function inCalls(tokens: readonly Token[]): (readonly Token[])[] {
  const calls = Math.ceil(tokens.length / CHANGED_TOKENS_MAX)
  return Array.from({ length: calls }, (_, index) =>
    tokens.slice(index * CHANGED_TOKENS_MAX, (index + 1) * CHANGED_TOKENS_MAX),
  )
}
