import { useState, type RefObject } from 'react'

import { useViewportFrame } from '#parts/map/use-viewport-frame.ts'
import type { Viewport } from '#parts/map/viewport.ts'

import { sizeOfStep, type Placed, type Size } from './group-pins.ts'

/** The part of the map whose pins are drawn, in percent of its picture, and the size used for grouping. */
export interface MapWindow {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly size: Size
}

/** Pins are also drawn beyond the frame, by this share of it on each side, so small pans add none. */
const AROUND = 0.5

/** Changes only when pins must be regrouped or new pins come near the frame. Null before the first layout. */
export function useMapWindow(viewport: Viewport, area: RefObject<HTMLElement | null>): MapWindow | null {
  const [window, setWindow] = useState<MapWindow | null>(null)
  useViewportFrame(viewport, () => {
    const [frame, picture] = [viewport.box(), area.current?.getBoundingClientRect()]
    if (!frame || !picture || picture.width === 0 || picture.height === 0) return
    const seen = windowOf(frame, picture, AROUND / 2)
    setWindow((known) => (known && includes(known, seen) ? known : next(known, windowOf(frame, picture, AROUND))))
  })
  return window
}

function windowOf(frame: DOMRect, picture: DOMRect, around: number): MapWindow {
  const [x, y] = [frame.width * around, frame.height * around]
  return {
    left: (100 * (frame.left - x - picture.left)) / picture.width,
    right: (100 * (frame.right + x - picture.left)) / picture.width,
    top: (100 * (frame.top - y - picture.top)) / picture.height,
    bottom: (100 * (frame.bottom + y - picture.top)) / picture.height,
    size: sizeOfStep(picture),
  }
}

/** Keeps the identity of an equal size, so pins are not regrouped. */
function next(known: MapWindow | null, window: MapWindow): MapWindow {
  return known && isSameSize(known, window) ? { ...window, size: known.size } : window
}

function isSameSize({ size: { width, height } }: MapWindow, { size }: MapWindow): boolean {
  return width === size.width && height === size.height
}

function includes(known: MapWindow, seen: MapWindow): boolean {
  return (
    isSameSize(known, seen) &&
    known.left <= seen.left &&
    known.right >= seen.right &&
    known.top <= seen.top &&
    known.bottom >= seen.bottom
  )
}

/**
 * The pins to draw: those in the window, plus the first, the last and the neighbors of the focused pin. With these, Tab reaches every pin. `all` is sorted
 * from west to east.
 */
export function drawnOf<Shown extends Placed>(
  all: readonly Shown[],
  window: MapWindow,
  focused: string | null,
): readonly Shown[] {
  const at = focused === null ? -2 : all.findIndex(({ id }) => id === focused)
  return all.filter(
    ({ position }, index) =>
      index === 0 || index === all.length - 1 || (at >= 0 && Math.abs(index - at) <= 1) || isInside(position, window),
  )
}

function isInside({ x, y }: Placed['position'], { left, right, top, bottom }: MapWindow): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}
