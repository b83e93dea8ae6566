import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'

import { announceNotSaved } from './announcer.tsx'
import type { Table } from './table-context.ts'
import { withNumbersOfCopies } from './token/copy-numbers.ts'
import { TokenAnimator } from './token/token-animator.ts'
import { TokenMoveQueue } from './token/token-move-queue.ts'

/** The tokens of the scene and what moves them. If the request fails, there are none (specification, section 8). */
export function useTableState(scene: Pick<Table, 'campaignId' | 'sceneId' | 'isActive' | 'aspect'>): Table {
  const { campaignId, sceneId } = scene
  const queries = useQueryClient()
  const { data } = useOperation('getTokens', { campaignId, sceneId })
  const [animator] = useState(() => new TokenAnimator())
  const [moveQueue] = useState(
    () => new TokenMoveQueue({ campaignId, animator, queries, onNotSaved: announceNotSaved }),
  )
  return { ...scene, tokens: withNumbersOfCopies(data?.tokens ?? []), animator, moveQueue }
}
