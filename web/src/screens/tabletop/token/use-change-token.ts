import { useQueryClient } from '@tanstack/react-query'
import type { Token } from '@waybook/contract'

import { call } from '../../../client/call.ts'
import { applyTokenState } from '../../../client/live/apply-table.ts'
import { newOnce } from '../../../client/live/waiting-writes.ts'
import { sayWhenDone } from '../said.ts'
import { useTable } from '../table-context.ts'

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
