import { useQueryClient } from '@tanstack/react-query'
import type { Token } from '@waybook/contract'

import { call } from '../../../client/call.ts'
import { applyTokenRemoved } from '../../../client/live/apply-table.ts'
import { newOnce } from '../../../client/live/waiting-writes.ts'
import { sayWhenDone } from '../said.ts'
import { useTable } from '../table-context.ts'

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
