import { PICTURE_PIXELS, THUMBNAIL_PX } from '@waybook/contract'

import type { MapWalls } from './map-walls.ts'
import { pictureDecoder, whyTooLarge, whyUnreadable, type PictureSize } from './picture-decoder.ts'
import { HEIC, pictureFormat, SVG, UNIVERSAL_VTT } from './picture-format.ts'
import { svgDanger } from './svg-danger.ts'
import { openUniversalVtt } from './universal-vtt.ts'

/** The longest edge, in pixels, of any form of a picture except its original. */
export const FULL_PX = 2400
/** SVG drawings are rasterized at their declared size, but at least at the size of the large thumbnail and at most at `FULL_PX`. */
const DRAWN_PX = THUMBNAIL_PX.large
/** The density, in dots per inch, at which one SVG unit is one pixel. */
const UNIT_DENSITY = 72
const DENSITY_MAX = 100_000

export interface PictureSource {
  /** Whether SVG drawings are accepted: only from a campaign's folder, never from an upload. */
  readonly svg: boolean
}

export type Refused = { readonly ok: false; readonly why: string }

export interface InspectedPicture {
  readonly ok: true
  /** The bytes to decode: the picture inside a Universal VTT file, or the file itself. */
  readonly picture: Uint8Array
  readonly contentType: string
  /** In pixels, after orientation. For an SVG drawing, the rasterized size. For a picture above the limit, the size to scale it to. */
  readonly width: number
  readonly height: number
  readonly density: number | undefined
  /** Its own size, if it is scaled down. */
  readonly scaledFrom: PictureSize | null
  /** What stands on the map of a Universal VTT file. */
  readonly walls: MapWalls | null
}

export type Inspected = InspectedPicture | Refused

/** Reads only a picture's header, which is fast and enough to refuse most unsupported files. */
export async function inspectPicture(bytes: Uint8Array, { svg }: PictureSource): Promise<Inspected> {
  const contentType = pictureFormat(bytes)
  if (contentType === null || (contentType === UNIVERSAL_VTT && !isMap(bytes))) {
    return { ok: false, why: `is not a PNG, JPEG, WebP, AVIF${svg ? ', GIF or SVG' : ' or GIF'} picture` }
  }
  if (contentType === UNIVERSAL_VTT) return await inspectInside(bytes)
  if (contentType === HEIC) return { ok: false, why: 'is in HEIC, which browsers cannot show: save or send it as JPEG' }
  if (contentType === SVG && !svg) return { ok: false, why: 'is an SVG drawing, which cannot be uploaded' }
  const danger = contentType === SVG ? svgDanger(bytes) : null
  if (danger !== null) return { ok: false, why: danger }
  try {
    const { autoOrient, ...metadata } = await pictureDecoder(bytes).metadata()
    const tooLarge = whyTooLarge(contentType, { ...metadata, ...autoOrient })
    if (tooLarge !== null) return { ok: false, why: tooLarge }
    const size = contentType === SVG ? asDrawn(autoOrient) : { ...asShown(contentType, autoOrient), density: undefined }
    return { ok: true, picture: bytes, contentType, scaledFrom: null, walls: null, ...size }
  } catch (error) {
    return { ok: false, why: whyUnreadable(error) }
  }
}

/** Tells a Universal VTT file from other JSON. */
function isMap({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  return Buffer.from(buffer, byteOffset, byteLength).includes('"map_size"')
}

async function inspectInside(bytes: Uint8Array): Promise<Inspected> {
  const opened = openUniversalVtt(bytes)
  if (!opened.ok) return opened
  const inside = await inspectPicture(opened.picture, { svg: false })
  if (!inside.ok) return { ok: false, why: `has a picture inside that ${inside.why}` }
  return { ...inside, contentType: UNIVERSAL_VTT, walls: opened.walls }
}

type Shown = Pick<InspectedPicture, 'width' | 'height' | 'scaledFrom'>

function asShown(contentType: string, { width, height }: PictureSize): Shown {
  const most = contentType === 'image/webp' ? PICTURE_PIXELS.shownWebp : PICTURE_PIXELS.shown
  const scale = Math.sqrt(most / (width * height))
  if (scale >= 1) return { width, height, scaledFrom: null }
  const scaled = (length: number) => Math.max(Math.floor(length * scale), 1)
  return { width: scaled(width), height: scaled(height), scaledFrom: { width, height } }
}

function asDrawn({ width, height }: PictureSize): PictureSize & { readonly density: number } {
  const edge = Math.max(width, height)
  const scale = Math.min(Math.max(edge, DRAWN_PX), FULL_PX) / edge
  const density = Math.min(UNIT_DENSITY * scale, DENSITY_MAX)
  return { width: Math.round(width * scale), height: Math.round(height * scale), density }
}
