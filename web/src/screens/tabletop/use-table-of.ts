import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { operationQuery } from '../../client/operation-query.ts'
import { TokenMotions } from './motion/token-motions.ts'
import { TokenMoves } from './motion/token-moves.ts'
import { announceRefused } from './said.ts'
import type { Table } from './table-context.ts'

/** What stands on a scene; where the tokens cannot be had, none (specification, section 8). */
export function useTableOf(campaignId: string, sceneId: string): Table {
  const queries = useQueryClient()
  const { data } = useQuery(operationQuery('getTokens', { campaignId, sceneId }))
  const [{ motions, moves }] = useState(() => {
    const made = new TokenMotions()
    return {
      motions: made,
      moves: new TokenMoves({ campaignId, motions: made, queries, onRefused: announceRefused }),
    }
  })
  return { campaignId, sceneId, tokens: data?.tokens ?? [], motions, moves }
}
