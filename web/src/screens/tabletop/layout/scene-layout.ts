import type { SceneLayout } from '@waybook/contract'
import { usualReach } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'

import type { Scale } from '../measure/measured-length.ts'
import { useTable } from '../table-context.ts'

const plain: SceneLayout = { grid: null, bands: null, mood: null, weather: null }

/** The scene's layout; `plain` until it has loaded. */
export function useSceneLayout(): SceneLayout {
  const { campaignId, sceneId } = useTable()
  return useOperation('getSceneLayout', { campaignId, sceneId }).data ?? plain
}

/** The scene's scale for distances. */
export function useScale(): Scale {
  const { aspect } = useTable()
  const { grid, bands } = useSceneLayout()
  return { aspect, grid, reach: bands ?? usualReach(aspect) }
}
