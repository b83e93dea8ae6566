import type { Position } from '@waybook/contract'
import { zoomIdentity, type ZoomTransform } from 'd3-zoom'

/** A part of a picture, as fractions of its width and height. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Of the window, on each side of what is fitted. */
const SPACE = 0.06
/** A single room of a large map is not enlarged further: what lies around it is to be guessed. */
const SCALE_MOST = 4

export type Laid = Pick<HTMLElement, 'offsetLeft' | 'offsetTop' | 'offsetWidth' | 'offsetHeight'>

/**
 * How a map is panned and enlarged so that a part of its picture is in the middle of its place, and as large as fits; never smaller than the
 * whole picture is when that fits. Boxes are in pixels at scale 1: the picture's in its place, the place's in the window.
 */
export function framed(part: Part, picture: Laid, place: Laid): ZoomTransform {
  const [width, height] = [
    (part.right - part.left) * picture.offsetWidth,
    (part.bottom - part.top) * picture.offsetHeight,
  ]
  const free = 1 - 2 * SPACE
  const scale = Math.min((free * place.offsetWidth) / width, (free * place.offsetHeight) / height, SCALE_MOST)
  if (!Number.isFinite(scale) || scale <= 1) return zoomIdentity
  const [middleX, middleY] = [place.offsetLeft + place.offsetWidth / 2, place.offsetTop + place.offsetHeight / 2]
  const x = place.offsetLeft + picture.offsetLeft + ((part.left + part.right) / 2) * picture.offsetWidth
  const y = place.offsetTop + picture.offsetTop + ((part.top + part.bottom) / 2) * picture.offsetHeight
  return zoomIdentity.translate(middleX - scale * x, middleY - scale * y).scale(scale)
}

/** How much of a window is covered along each of its edges, in pixels. */
export interface Covered {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * How a map is panned so that a point of its picture, in percent, is in the middle of what is free of the window. Near an edge of the picture the
 * window stays full instead, but the point is never covered.
 */
export function centred(
  { x, y }: Position,
  scale: number,
  [picture, place]: readonly [Laid, Laid],
  covered: Covered,
): ZoomTransform {
  const { offsetLeft, offsetTop } = place
  const across = { start: offsetLeft + picture.offsetLeft, size: picture.offsetWidth, length: place.offsetWidth }
  const down = { start: offsetTop + picture.offsetTop, size: picture.offsetHeight, length: place.offsetHeight }
  return zoomIdentity
    .translate(
      moved(x, scale, { ...across, before: covered.left, after: covered.right }),
      moved(y, scale, { ...down, before: covered.top, after: covered.bottom }),
    )
    .scale(scale)
}

/** Along one axis of the window, in pixels at scale 1: where the picture starts and how long it is, and what of the window's length is covered. */
interface Axis {
  readonly start: number
  readonly size: number
  readonly length: number
  readonly before: number
  readonly after: number
}

function moved(percent: number, scale: number, { start, size, length, before, after }: Axis): number {
  const at = scale * (start + (percent / 100) * size)
  const middle = (before + length - after) / 2 - at
  const full = scale * size < length ? middle : into(middle, length - scale * (start + size), -scale * start)
  return into(full + at, before, length - after) - at
}

/** The nearest value between two bounds; the value itself if they leave no room. */
export function into(value: number, least: number, most: number): number {
  return least > most ? value : Math.min(Math.max(value, least), most)
}
