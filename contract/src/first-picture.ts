import type { InitialAnswer } from './bootstrap-data.ts'
import { isEntityId, typeOfId } from './entity-id.ts'
import type { Me } from './me.ts'
import type { Picture } from './records/picture.ts'
import { THUMBNAIL_PX, thumbnailSizes } from './thumbnail.ts'

/** How wide a page shows its picture, as in the `sizes` of an `img`. */
export const PICTURE_SIZES = {
  tall: '(min-width: 80rem) 21.5rem, (min-width: 64rem) 19.5rem, (min-width: 48rem) 17rem, 100vw',
  wide: '(min-width: 80rem) 59.5rem, (min-width: 64rem) calc(100vw - 26.5rem), (min-width: 48rem) 17rem, 100vw',
  inProse:
    '(min-width: 80rem) 59.5rem, (min-width: 64rem) calc(100vw - 26.5rem), (min-width: 48rem) calc(100vw - 23rem), 100vw',
  cover: '(min-width: 90rem) 82rem, 100vw',
  /** On phones. */
  tallCover: '100vw',
  /** Of the table, before it is enlarged. */
  ground: '100vw',
}

/** Where the tall cover is shown, if there is one. */
export const TALL_COVER_MEDIA = '(max-width: 47.99rem)'

const WIDE_FROM = 1.3

/** Whether a picture is too wide for a narrow column. */
export function isWide(picture: Pick<Picture, 'width' | 'height'> | null): boolean {
  return picture !== null && picture.width / picture.height > WIDE_FROM
}

/**
 * Pictures of up to four megapixels are loaded whole: one request is quicker than a dozen, nothing has to be cut before, and decoded they
 * take no more than 16 MB.
 */
const WHOLE_MAX_PIXELS = 2048 * 2048

/** Whether a map is loaded as one picture, and not in tiles. */
export function isLoadedWhole(map: {
  readonly tiles: unknown
  readonly width: number
  readonly height: number
}): boolean {
  return map.tiles === null && map.width * map.height <= WHOLE_MAX_PIXELS
}

export function srcSetOf(picture: Picture): string {
  return thumbnailSizes.map((size) => `${picture.thumbnails[size]} ${widthOf(picture, THUMBNAIL_PX[size])}w`).join(', ')
}

/** Of a picture that can be enlarged until its own pixels are seen. */
export function srcSetToFull(picture: Picture): string {
  return `${srcSetOf(picture)}, ${picture.originalUrl} ${picture.width}w`
}

/** Thumbnail sizes are those of the longer edge, but the browser chooses by width. */
function widthOf({ width, height }: Picture, longerEdgePx: number): number {
  return Math.round(width * Math.min(1, longerEdgePx / Math.max(width, height)))
}

/** A picture as an `img` names it, and where it is shown, if not everywhere. */
export interface ShownPicture {
  readonly srcSet: string
  readonly sizes: string
  readonly media?: string
}

/**
 * The largest picture that a page shows first, so that it need not wait for the scripts. It must be named exactly as on the page, or it
 * would be loaded twice. Several if windows of different widths show different ones.
 */
export function firstPictures(path: string, me: Me, answers: readonly InitialAnswer[]): readonly ShownPicture[] {
  if (path === '/') return coversOf(me)
  if (path.startsWith('/vtt/')) return groundIn(answers)
  const id = path.slice(1)
  return isEntityId(id) ? pictureIn(answers, id) : []
}

function coversOf({ campaign: { covers } }: Me): readonly ShownPicture[] {
  const { tall, wide } = covers
  if (!tall) return wide ? [{ srcSet: srcSetOf(wide), sizes: PICTURE_SIZES.cover }] : []
  return [
    { srcSet: srcSetOf(tall), sizes: PICTURE_SIZES.tallCover, media: TALL_COVER_MEDIA },
    { srcSet: srcSetOf(wide ?? tall), sizes: PICTURE_SIZES.cover, media: `not all and ${TALL_COVER_MEDIA}` },
  ]
}

function groundIn(answers: readonly InitialAnswer[]): readonly ShownPicture[] {
  const { map = null } = answers.find((one) => one.operation === 'getSceneMap')?.answer ?? {}
  const image = answers.find((one) => one.operation === 'getSceneDetails')?.answer.scene.image ?? null
  return map && image && isLoadedWhole(map) ? [{ srcSet: srcSetToFull(image), sizes: PICTURE_SIZES.ground }] : []
}

function pictureIn(answers: readonly InitialAnswer[], id: string): readonly ShownPicture[] {
  const [entity] = answers.find((one) => one.operation === 'getEntity')?.answer.entities ?? []
  const type = typeOfId(id)
  if (!entity?.image || type === 'newsletter') return []
  const place = type === 'scene' ? 'inProse' : type !== 'character' && isWide(entity.image) ? 'wide' : 'tall'
  return [{ srcSet: srcSetOf(entity.image), sizes: PICTURE_SIZES[place] }]
}
