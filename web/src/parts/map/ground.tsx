import { isLoadedWhole, type Picture } from '@waybook/contract'
import { useEffect, useEffectEvent, useState } from 'react'

import type { GroundState } from './ground-notice.tsx'
import type { TiledPicture } from './tile-grid.ts'
import { TiledGround } from './tiled-ground.tsx'
import type { Viewport } from './viewport.ts'

interface GroundProps {
  readonly map: TiledPicture
  /** The picture as a whole; `null` if the viewer must not see all of it. */
  readonly picture: Picture | null
  readonly viewport: Viewport
  readonly onState: (state: GroundState) => void
}

/** The picture of a map: in tiles if it is large, or if something of it is covered. */
export function Ground({ map, picture, viewport, onState }: GroundProps) {
  const isWhole = picture !== null && isLoadedWhole(map)
  // What has begun in tiles goes on in tiles, so that the picture does not vanish and come back when the last of it is revealed.
  const [inTiles, setInTiles] = useState(!isWhole)
  if (!isWhole && !inTiles) setInTiles(true)
  if (inTiles || !isWhole)
    return <TiledGround map={map} viewport={viewport} blur={picture?.blur ?? null} onState={onState} />
  return <WholeGround picture={picture} onState={onState} />
}

function WholeGround({ picture: { originalUrl, blur }, onState }: Pick<GroundProps, 'onState'> & { picture: Picture }) {
  const report = useEffectEvent(onState)
  useEffect(() => report('shown'), [])
  return (
    <img
      src={originalUrl}
      alt=""
      data-ground="whole"
      draggable={false}
      fetchPriority="high"
      onError={() => onState('failed')}
      style={{ backgroundImage: `url(${blur})` }}
      className="absolute inset-0 size-full max-w-none bg-cover"
    />
  )
}
