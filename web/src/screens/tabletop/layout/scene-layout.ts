import type { SceneLayout } from '@waybook/contract'
import { usualReach } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'

import type { Scale } from '../measure/measured-length.ts'
import { useTable } from '../table-context.ts'

const plain: SceneLayout = { grid: null, bands: null, mood: null, weather: null }

/** How the scene is laid out; plain until it is known. */
export function useSceneLayout(): SceneLayout {
  const { campaignId, sceneId } = useTable()
  return useOperation('getSceneLayout', { campaignId, sceneId }).data ?? plain
}

/** What the scene says of distances. */
export function useScale(): Scale {
  const { aspect } = useTable()
  const { grid, bands } = useSceneLayout()
  return { aspect, grid, reach: bands ?? usualReach(aspect) }
}
