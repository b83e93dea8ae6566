import { useQueryClient } from '@tanstack/react-query'
import { GROUND_ASPECT } from '@waybook/rules'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useOrderedWrite } from '#api/use-ordered-write.ts'
import { Viewport } from '#parts/map/viewport.ts'

import { announceNotSaved } from './announcer.tsx'
import type { Table } from './table-context.ts'
import { newTableStore, type TableStore } from './table-state.ts'
import { withNumbersOfCopies } from './token/copy-numbers.ts'
import { TokenAnimator } from './token/token-animator.ts'
import { TokenMoveQueue } from './token/token-move-queue.ts'

interface SceneOfTable extends Pick<Table, 'campaignId' | 'sceneId' | 'isActive' | 'map'> {
  /** Which events of the map move it; by default the main button and fingers. */
  readonly isForMap?: (state: TableStore, event: Event) => boolean
}

/** The scene with its tokens and what moves them. If the request fails, there are none (specification, section 8). */
export function useSceneTable({ isForMap, ...scene }: SceneOfTable): Table {
  const { campaignId, sceneId, map } = scene
  const queries = useQueryClient()
  const { data } = useOperation('getTokens', { campaignId, sceneId })
  const [animator] = useState(() => new TokenAnimator())
  const write = useOrderedWrite('moves of tokens')
  const [moveQueue] = useState(
    () => new TokenMoveQueue({ campaignId, animator, queries, write, onNotSaved: announceNotSaved }),
  )
  const [state] = useState(newTableStore)
  const [viewport] = useState(() => new Viewport(isForMap && ((event) => isForMap(state, event))))
  const aspect = map ? map.width / map.height : GROUND_ASPECT
  const tokens = withNumbersOfCopies(data?.tokens ?? [])
  return { ...scene, aspect, viewport, state, tokens, animator, moveQueue }
}
