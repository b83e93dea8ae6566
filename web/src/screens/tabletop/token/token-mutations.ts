import { useQueryClient } from '@tanstack/react-query'
import type { Token } from '@waybook/contract'

import { applyToken, applyTokenRemoved, applyTokenState } from '#api/live/apply-table.ts'
import { useWrite } from '#api/use-write.ts'

import { announceOutcome } from '../announcer.tsx'
import { selectToken, useTable } from '../table-context.ts'

/** The state of a new token (specification, sections 7 and 9). */
const initialState = { position: { x: 50, y: 50 }, size: 'medium', visible: true } as const

/** Adds a character's token in the middle of the map and selects it. */
export function useAddToken(): (characterId: string) => void {
  const { campaignId, sceneId } = useTable()
  const queries = useQueryClient()
  const { mutateAsync } = useWrite('addToken', {
    params: (characterId: string) => ({ campaignId, sceneId, characterId, ...initialState }),
    networkMode: 'always',
  })
  return (characterId) =>
    void announceOutcome(async () => {
      const { token } = await mutateAsync(characterId)
      applyToken(queries, token)
      selectToken(token.id)
      return `${token.name} added in the middle`
    })
}

type Change = Partial<Pick<Token, 'size' | 'visible'>>

/** Changes the size or the visibility of a token, and then makes the announcement. */
export function useChangeToken(): (tokenId: string, change: Change, announcement: string) => void {
  const { campaignId } = useTable()
  const queries = useQueryClient()
  const { mutateAsync } = useWrite('updateToken', {
    params: (change: Change & { readonly tokenId: string }) => ({ campaignId, ...change }),
    networkMode: 'always',
  })
  return (tokenId, change, announcement) =>
    void announceOutcome(async () => {
      const { token } = await mutateAsync({ tokenId, ...change })
      applyTokenState(queries, tokenId, token)
      return announcement
    })
}

/** Removes a token from the scene as soon as the server confirms. */
export function useRemoveToken(): (token: Token) => void {
  const { campaignId } = useTable()
  const queries = useQueryClient()
  const { mutateAsync } = useWrite('removeToken', {
    params: (tokenId: string) => ({ campaignId, tokenId }),
    networkMode: 'always',
  })
  return ({ id, name }) =>
    void announceOutcome(async () => {
      await mutateAsync(id)
      applyTokenRemoved(queries, id)
      return `${name} removed`
    })
}
