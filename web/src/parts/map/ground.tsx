import { isLoadedWhole, PICTURE_SIZES, srcSetToFull, type Picture } from '@waybook/contract'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import type { GroundState } from './ground-notice.tsx'
import { ENLARGED_MOST, type TiledPicture } from './tile-grid.ts'
import { TiledGround } from './tiled-ground.tsx'
import type { Viewport } from './viewport.ts'

interface GroundProps {
  readonly map: TiledPicture
  /** The whole picture; `null` if the viewer must not see all of it. */
  readonly picture: Picture | null
  readonly viewport: Viewport
  readonly onState: (state: GroundState) => void
}

/** The picture of a map: in tiles if it is large or partly covered. */
export function Ground({ map, picture, viewport, onState }: GroundProps) {
  const isWhole = picture !== null && isLoadedWhole(map)
  // A map that started in tiles stays in tiles. Otherwise the picture would flash when the last tile is revealed.
  const [inTiles, setInTiles] = useState(!isWhole)
  if (!isWhole && !inTiles) setInTiles(true)
  if (inTiles || !isWhole)
    return <TiledGround map={map} viewport={viewport} blur={picture?.blur ?? null} onState={onState} />
  return <WholeGround picture={picture} viewport={viewport} onState={onState} />
}

type WholeGroundProps = Pick<GroundProps, 'viewport' | 'onState'> & { readonly picture: Picture }

function WholeGround({ picture, viewport, onState }: WholeGroundProps) {
  const { originalUrl, blur, width } = picture
  const image = useRef<HTMLImageElement>(null)
  const isEnlarged = useEnlarged(image, viewport)
  const report = useEffectEvent(onState)
  useEffect(() => report('shown'), [])
  return (
    <img
      ref={image}
      srcSet={srcSetToFull(picture)}
      // The browser shows the smaller picture until the larger one has loaded.
      sizes={isEnlarged ? `${width}px` : PICTURE_SIZES.ground}
      src={originalUrl}
      alt=""
      data-ground="whole"
      draggable={false}
      fetchPriority="high"
      onError={() => onState('failed')}
      // It may have been asked for again.
      onLoad={() => onState('shown')}
      style={{ backgroundImage: `url(${blur})` }}
      className="absolute inset-0 size-full max-w-none bg-cover"
    />
  )
}

/** Whether the map was ever zoomed in so far that the picture for its place would look blurred. */
function useEnlarged(image: RefObject<HTMLImageElement | null>, viewport: Viewport): boolean {
  const [isEnlarged, setEnlarged] = useState(false)
  useEffect(() => {
    if (isEnlarged) return
    let scale = 0
    return viewport.onChange(() => {
      // Panning alone must not cause a layout.
      if (viewport.scale() === scale) return
      scale = viewport.scale()
      const laidOut = image.current?.offsetWidth ?? 0
      if (laidOut * scale > ENLARGED_MOST * innerWidth) setEnlarged(true)
    })
  }, [image, viewport, isEnlarged])
  return isEnlarged
}
