import { useQueryClient } from '@tanstack/react-query'
import type { SceneMap } from '@waybook/contract'
import { fogginessOf, isRevealedAt, roomAt, wholeGrid } from '@waybook/rules'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { useOnLive, type FogChange } from '#api/live/live.ts'
import { useOrderedWrite } from '#api/use-ordered-write.ts'

import { useTable } from '../table-context.ts'
import { useTool } from '../tool/map-tool.ts'
import { useRooms } from '../walls/scene-walls.ts'
import { FogChanges } from './fog-changes.ts'
import { FogPreview } from './fog-preview.tsx'
import { FogState } from './fog-state.ts'
import { useFogBrush, useFogShape } from './fog-tool.ts'
import { FogVeil } from './fog-veil.tsx'
import { useFogKeys } from './use-fog-keys.ts'
import { useFogPointer } from './use-fog-pointer.ts'

/** The game master's view of a scene's fog, above the tokens. */
export function FogLayer({ map }: { readonly map: SceneMap }) {
  const { campaignId, sceneId, tokens, state: table } = useTable()
  const queries = useQueryClient()
  const [state] = useState(() => new FogState(map))
  const write = useOrderedWrite(`fog ${sceneId}`)
  const [changes] = useState(() => new FogChanges({ campaignId, sceneId, state, queries, write }))
  const mask = useSyncExternalStore(state.subscribe, state.shown)
  useEffect(() => void state.adopt(map), [state, map])
  const take = async (change: FogChange) => {
    if (!(await state.apply(change))) await queries.invalidateQueries({ queryKey: ['getSceneMap'] })
  }
  useOnLive('fog', (change) => {
    if (change.sceneId === sceneId) void take(change)
  })
  useEffect(() => {
    table.change({ fogChanges: changes })
    return () => table.change({ fogChanges: null, foggedIds: new Set() })
  }, [table, changes])
  useEffect(() => {
    const ids = new Set(tokens.flatMap(({ id, position }) => (isRevealedAt(mask, position) ? [] : [id])))
    const known = table.get().foggedIds
    // Avoids rendering the tokens again if the set is unchanged.
    if (ids.size !== known.size || [...ids].some((id) => !known.has(id))) table.change({ foggedIds: ids })
  }, [table, tokens, mask])
  const isOpen = fogginessOf(mask, wholeGrid(mask.grid)) === 'revealed'
  return (
    <>
      {isOpen ? null : <FogVeil mask={mask} width={map.width} height={map.height} />}
      {useTool() === 'fog' ? <FogPointer state={state} changes={changes} aspect={map.width / map.height} /> : null}
    </>
  )
}

interface FogPointerProps {
  readonly state: FogState
  readonly changes: FogChanges
  readonly aspect: number
}

function FogPointer({ state, changes, aspect }: FogPointerProps) {
  const area = useRef<HTMLDivElement>(null)
  const { radius } = useFogBrush()
  const rooms = useRooms()
  const shape = useFogShape(rooms.length > 0)
  const { sketch, close, cancel } = useFogPointer(area, { state, changes, rooms })
  const room = shape === 'room' && sketch.at ? roomAt(rooms, sketch.at) : null
  useFogKeys({ changes, close, cancel })
  return (
    <div ref={area} className="pointer-events-none absolute inset-0">
      <FogPreview shape={shape} radius={radius} aspect={aspect} {...sketch} room={room} />
    </div>
  )
}
