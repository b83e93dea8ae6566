import { useQueryClient } from '@tanstack/react-query'
import { GROUND_ASPECT } from '@waybook/rules'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useOrderedWrite } from '#api/use-ordered-write.ts'
import { Viewport } from '#parts/map/viewport.ts'

import { notifyRefused } from './announcer.tsx'
import type { Table } from './table-context.ts'
import { newTableStore, type TableStore } from './table-state.ts'
import { withNumbersOfCopies } from './token/copy-numbers.ts'
import { TokenAnimator } from './token/token-animator.ts'
import { TokenMoveQueue } from './token/token-move-queue.ts'

interface SceneOfTable extends Pick<Table, 'campaignId' | 'sceneId' | 'isActive' | 'map'> {
  /** Whether an event moves the map. Default: the main button and touch. */
  readonly isForMap?: (state: TableStore, event: Event) => boolean
}

/** The scene's table with its tokens. If their request fails, it has none (specification, section 8). */
export function useSceneTable({ isForMap, ...scene }: SceneOfTable): Table {
  const { campaignId, sceneId, map } = scene
  const queries = useQueryClient()
  const { data } = useOperation('getTokens', { campaignId, sceneId })
  const [animator] = useState(() => new TokenAnimator())
  const write = useOrderedWrite('moves of tokens')
  const [moveQueue] = useState(
    () => new TokenMoveQueue({ campaignId, animator, queries, write, onRefused: notifyRefused }),
  )
  const [state] = useState(newTableStore)
  const [viewport] = useState(() => new Viewport(isForMap && ((event) => isForMap(state, event))))
  const aspect = map ? map.width / map.height : GROUND_ASPECT
  const tokens = withNumbersOfCopies(data?.tokens ?? [])
  return { ...scene, aspect, viewport, state, tokens, animator, moveQueue }
}
