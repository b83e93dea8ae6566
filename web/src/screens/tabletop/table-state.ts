import { useQueryClient } from '@tanstack/react-query'
import { GROUND_ASPECT } from '@waybook/rules'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'

import { announceNotSaved } from './announcer.tsx'
import type { Table } from './table-context.ts'
import { withNumbersOfCopies } from './token/copy-numbers.ts'
import { TokenAnimator } from './token/token-animator.ts'
import { TokenMoveQueue } from './token/token-move-queue.ts'

/** The tokens of the scene and what moves them. If the request fails, there are none (specification, section 8). */
export function useTableState(scene: Pick<Table, 'campaignId' | 'sceneId' | 'isActive' | 'map' | 'viewport'>): Table {
  const { campaignId, sceneId, map } = scene
  const queries = useQueryClient()
  const { data } = useOperation('getTokens', { campaignId, sceneId })
  const [animator] = useState(() => new TokenAnimator())
  const [moveQueue] = useState(
    () => new TokenMoveQueue({ campaignId, animator, queries, onNotSaved: announceNotSaved }),
  )
  const aspect = map ? map.width / map.height : GROUND_ASPECT
  return { ...scene, aspect, tokens: withNumbersOfCopies(data?.tokens ?? []), animator, moveQueue }
}
