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

type Laid = Pick<HTMLElement, 'offsetLeft' | 'offsetTop' | 'offsetWidth' | 'offsetHeight'>

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
