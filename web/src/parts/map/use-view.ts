import { useState, type RefObject } from 'react'

import { levelFor, tilesInView, type TiledPicture, type View } from './tile-grid.ts'
import { useViewportFrame } from './use-viewport-frame.ts'
import type { Viewport } from './viewport.ts'

/** The visible part of the map; `null` before the first layout. It changes only if other tiles become visible, or another level is sharp enough. */
export function useView(area: RefObject<HTMLElement | null>, viewport: Viewport, map: TiledPicture): View | null {
  const [view, setView] = useState<View | null>(null)
  useViewportFrame(viewport, () => {
    const [frame, picture] = [viewport.box(), area.current?.getBoundingClientRect()]
    if (!frame || !picture || picture.width === 0 || picture.height === 0) return
    const next: View = {
      left: (frame.left - picture.left) / picture.width,
      top: (frame.top - picture.top) / picture.height,
      right: (frame.right - picture.left) / picture.width,
      bottom: (frame.bottom - picture.top) / picture.height,
      pixels: (picture.width * devicePixelRatio) / map.width,
    }
    setView((known) => (known && wanted(map, known) === wanted(map, next) ? known : next))
  })
  return view
}

function wanted(map: TiledPicture, view: View): string {
  return tilesInView({ ...map, tiles: null }, view, levelFor(view))
    .map(({ id }) => id)
    .join()
}
