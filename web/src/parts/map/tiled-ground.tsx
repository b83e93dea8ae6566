import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { GroundState } from './ground-notice.tsx'
import { boxOf, isBehind, levelFor, tilesInView, type TiledPicture } from './tile-grid.ts'
import { TileImage, type TileState } from './tile-image.tsx'
import { useView } from './use-view.ts'
import type { Viewport } from './viewport.ts'

interface TiledGroundProps {
  readonly map: TiledPicture
  readonly viewport: Viewport
  /** A few pixels of the picture, shown until the first tiles have loaded; `null` if the viewer must not see them. */
  readonly blur: string | null
  readonly onState: (state: GroundState) => void
}

/** A picture in tiles. Renders only the visible tiles, at the screen's resolution, and nothing for covered tiles. */
export function TiledGround({ map, viewport, blur, onState }: TiledGroundProps) {
  const area = useRef<HTMLDivElement>(null)
  const view = useView(area, viewport, map)
  const [states, setStates] = useState<ReadonlyMap<string, TileState>>(new Map())
  const tiles = view ? tilesInView(map, view, levelFor(view)) : []
  const loaded = new Set([...states].flatMap(([id, state]) => (state === 'loaded' ? [id] : [])))
  const isFailed = tiles.some(({ id }) => states.get(id) === 'failed')
  const isCovered = map.tiles !== null && map.tiles.every(([, key]) => key === null)
  const isWaiting = tiles.length > 0 && loaded.size === 0
  const state = isCovered ? 'covered' : isFailed ? 'failed' : isWaiting ? 'waiting' : 'shown'
  const report = useEffectEvent(onState)
  useEffect(() => report(state), [state])
  return (
    <div
      ref={area}
      data-ground="tiles"
      style={map.tiles === null && blur !== null ? { backgroundImage: `url(${blur})` } : undefined}
      className="absolute inset-0 overflow-clip bg-cover"
    >
      {tiles.map((tile) => (
        <TileImage
          key={tile.id}
          src={tile.src}
          box={boxOf(tile, map)}
          behind={isBehind(tile, tiles, loaded)}
          onState={(now) => setStates((known) => (known.get(tile.id) === now ? known : withState(known, tile.id, now)))}
        />
      ))}
    </div>
  )
}

function withState(known: ReadonlyMap<string, TileState>, id: string, now: TileState): ReadonlyMap<string, TileState> {
  return new Map(now === 'gone' ? [...known].filter(([one]) => one !== id) : [...known, [id, now]])
}
