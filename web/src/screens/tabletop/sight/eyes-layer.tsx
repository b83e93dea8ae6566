import type { Eyes, SceneMap } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'

import { useTable } from '../table-context.ts'
import type { Eyes as ChosenEyes } from '../table-state.ts'
import { ShadeLayer } from './shade-layer.tsx'
import { useShade } from './use-shade.ts'

interface EyesLayerProps {
  readonly map: Pick<SceneMap, 'width' | 'height'>
  readonly eyes: ChosenEyes
}

/** What a token or the party sees, on the game master's map. */
export function EyesLayer({ map, eyes: { tokenId } }: EyesLayerProps) {
  const { campaignId, sceneId } = useTable()
  const { data } = useOperation('getEyes', { campaignId, sceneId, ...(tokenId !== null && { tokenId }) })
  return data?.eyes ? <Veil map={map} eyes={data.eyes} /> : null
}

function Veil({ map: { width, height }, eyes }: Pick<EyesLayerProps, 'map'> & { readonly eyes: Eyes }) {
  const shade = useShade(eyes, width, height)
  return shade && <ShadeLayer {...shade} width={width} height={height} />
}
