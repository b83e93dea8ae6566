import type { SceneLayout } from '@waybook/contract'
import { usualReach, type BandReach, type Grid } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'

import { useTable } from '../table-context.ts'

const plain: SceneLayout = { grid: null, bands: null, mood: null, weather: null }

/** The scene's layout; `plain` until it has loaded. */
export function useSceneLayout(): SceneLayout {
  const { campaignId, sceneId } = useTable()
  return useOperation('getSceneLayout', { campaignId, sceneId }).data ?? plain
}

/** A scene's scale for distances. */
export interface Scale {
  /** The scene's width divided by its height. */
  readonly aspect: number
  readonly grid: Pick<Grid, 'cell'> | null
  readonly reach: BandReach
}

/** The scene's scale for distances. */
export function useScale(): Scale {
  const { aspect } = useTable()
  const { grid, bands } = useSceneLayout()
  return { aspect, grid, reach: bands ?? usualReach(aspect) }
}
