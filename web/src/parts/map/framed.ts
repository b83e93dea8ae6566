import type { Position } from '@waybook/contract'
import { zoomIdentity, type ZoomTransform } from 'd3-zoom'

/** A part of a picture, as fractions of its width and height. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The margin on each side of the fitted part, as a share of the window. */
const SPACE = 0.06
/** Limits the scale for a single revealed room of a large map, so some of the fog around it stays in view. */
const SCALE_MOST = 4

export type Laid = Pick<HTMLElement, 'offsetLeft' | 'offsetTop' | 'offsetWidth' | 'offsetHeight'>

/**
 * The transform that centers a part of a map's picture in its place, as large as fits, but never smaller than at scale 1. Boxes are in pixels at
 * scale 1: the picture's relative to its place, the place's relative to the window.
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

/** The sizes of elements are rounded to pixels, so the picture is a little larger than its place. */
const ROUNDING = 1.01

/** The scale at which the picture fills its place to every edge, as far as that doesn't enlarge it too much. */
export function fillingScale(picture: Laid, place: Laid): number {
  const scale = Math.max(place.offsetWidth / picture.offsetWidth, place.offsetHeight / picture.offsetHeight)
  return Number.isFinite(scale) ? Math.min(scale * ROUNDING, SCALE_MOST) : 1
}

/** The window onto the map, in pixels. A picture's place may leave room for a panel. */
type Window = Pick<HTMLElement, 'clientWidth' | 'clientHeight'>

/** The covered margins of a window along its edges, in pixels. */
export interface Covered {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * The transform that pans a point of the picture, in percent, to the middle of the window's free part. Near an edge of the picture the window stays
 * full instead, but the point is never covered.
 */
export function centred(
  { x, y }: Position,
  scale: number,
  [picture, place]: readonly [Laid, Laid],
  window: Window,
  covered: Covered,
): ZoomTransform {
  const { offsetLeft, offsetTop } = place
  const across = { start: offsetLeft + picture.offsetLeft, size: picture.offsetWidth, length: window.clientWidth }
  const down = { start: offsetTop + picture.offsetTop, size: picture.offsetHeight, length: window.clientHeight }
  return zoomIdentity
    .translate(
      moved(x, scale, { ...across, before: covered.left, after: covered.right }),
      moved(y, scale, { ...down, before: covered.top, after: covered.bottom }),
    )
    .scale(scale)
}

/**
 * One axis of the window, in pixels. `start` and `size`: the picture at scale 1. `before` and `after`: the covered parts of the window's `length`.
 */
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
