import type { Scene } from '@waybook/contract'
import { useEffect, useRef, useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { type GroundState } from '#parts/map/ground-notice.tsx'
import { Ground } from '#parts/map/ground.tsx'
import { revealedPart } from '#parts/map/tile-grid.ts'
import { Backdrop } from '#screens/tabletop/map/backdrop.tsx'
import { MapPicture } from '#screens/tabletop/map/map-picture.tsx'
import { TableContext, useTable } from '#screens/tabletop/table-context.ts'
import { useSceneTable } from '#screens/tabletop/use-scene-table.ts'

interface DisplaySceneProps {
  readonly campaignId: string
  readonly sceneId: string
}

/** The active scene as large as fits, with the layers of the table's map but no controls. */
export function DisplayScene({ campaignId, sceneId }: DisplaySceneProps) {
  const { data } = useOperation('getSceneDetails', { sceneId })
  const { data: ground } = useOperation('getSceneMap', { campaignId, sceneId })
  const map = ground?.map ?? null
  const table = useSceneTable({ campaignId, sceneId, isActive: true, map })
  if (!data || !ground) return null
  const { name } = data.scene
  return (
    <TableContext value={table}>
      <DisplayMap scene={data.scene} />
      <header className="pointer-events-none absolute inset-x-0 top-0 bg-linear-to-b from-map-label to-transparent px-10 pt-8 pb-20">
        <h1 className={map ? 'max-w-[42%] truncate font-serif text-[2.55rem] leading-[1.4] font-semibold' : 'sr-only'}>
          {name}
        </h1>
      </header>
    </TableContext>
  )
}

/** The delay before a ground that failed to load is fetched again. */
const AGAIN_MS = 10_000
/** Limits the size of a ground without a picture, like on the table. */
const BACKDROP_WIDTH = 1500

function DisplayMap({ scene }: { readonly scene: Scene }) {
  const { map, viewport } = useTable()
  const frame = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<GroundState>('shown')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!frame.current || !world.current || !area.current) return undefined
    const drawn = { element: area.current, width: map?.width ?? BACKDROP_WIDTH }
    return viewport.attach(frame.current, world.current, drawn)
  }, [viewport, map?.width])
  useEffect(() => viewport.fitTo(map && revealedPart(map)), [viewport, map])
  useEffect(() => {
    if (state !== 'failed') return undefined
    const timer = setInterval(() => setAttempt((before) => before + 1), AGAIN_MS)
    return () => clearInterval(timer)
  }, [state])
  return (
    <div
      ref={frame}
      inert
      data-map
      data-fogged={map?.tiles && !map.sight ? true : undefined}
      data-sight={map?.sight ? true : undefined}
      className="absolute inset-0 overflow-clip data-fogged:fog-ground data-sight:sight-ground"
    >
      <div ref={world} className="absolute inset-0 origin-top-left">
        <div className="[container-type:size] absolute inset-0 grid place-items-center">
          <MapPicture area={area} alwaysSelected>
            {map ? (
              <Ground key={attempt} map={map} picture={scene.image} viewport={viewport} onState={setState} />
            ) : (
              <Backdrop {...scene} />
            )}
          </MapPicture>
        </div>
      </div>
    </div>
  )
}
