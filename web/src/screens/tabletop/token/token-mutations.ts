import { useQueryClient } from '@tanstack/react-query'
import type { Token } from '@waybook/contract'

import { call } from '../../../client/call.ts'
import { applyToken, applyTokenState, applyTokenRemoved } from '../../../client/live/apply-table.ts'
import { newOnce } from '../../../client/live/waiting-writes.ts'
import { sayWhenDone } from '../announcer.tsx'
import { selectToken, useTable } from '../table-context.ts'

/** How a token comes onto a scene (specification, sections 7 and 9). */
const start = { position: { x: 50, y: 50 }, size: 'medium', visible: true } as const

/** Puts a character's token into the middle of the map, and selects it. */
export function useAddToken(): (characterId: string) => void {
  const { campaignId, sceneId } = useTable()
  const queries = useQueryClient()
  return (characterId) =>
    void sayWhenDone(async () => {
      const { token } = await call('addToken', { campaignId, sceneId, characterId, ...start }, newOnce())
      applyToken(queries, token)
      selectToken(token.id)
      return `${token.name} added in the middle`
    })
}

type Change = Partial<Pick<Token, 'size' | 'visible'>>

/** Changes how large a token is or whether players see it; `said` is what a screen reader is then told. */
export function useChangeToken(): (tokenId: string, change: Change, said: string) => void {
  const { campaignId } = useTable()
  const queries = useQueryClient()
  return (tokenId, change, said) =>
    void sayWhenDone(async () => {
      const { token } = await call('updateToken', { campaignId, tokenId, ...change }, newOnce())
      applyTokenState(queries, tokenId, token)
      return said
    })
}

/** Takes a token off the table, once the server confirms. */
export function useRemoveToken(): (token: Token) => void {
  const { campaignId } = useTable()
  const queries = useQueryClient()
  return ({ id, name }) =>
    void sayWhenDone(async () => {
      await call('removeToken', { campaignId, tokenId: id }, newOnce())
      applyTokenRemoved(queries, id)
      return `${name} removed`
    })
}
