import { useQueryClient } from '@tanstack/react-query'

import { call } from '../../../client/call.ts'
import { applyToken } from '../../../client/live/apply-table.ts'
import { newOnce } from '../../../client/live/waiting-writes.ts'
import { sayWhenDone } from '../said.ts'
import { selectToken } from '../selected-token.ts'
import { useTable } from '../table-context.ts'

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
