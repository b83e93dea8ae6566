import type { InitialAnswer } from './bootstrap-data.ts'
import { isEntityId, typeOfId } from './entity-id.ts'
import type { Me } from './me.ts'
import type { Picture } from './records/picture.ts'
import { THUMBNAIL_PX, thumbnailSizes } from './thumbnail.ts'

/** The widths at which pages show their picture, for the `sizes` of an `img`. */
export const PICTURE_SIZES = {
  tall: '(min-width: 80rem) 21.5rem, (min-width: 64rem) 19.5rem, (min-width: 48rem) 17rem, 100vw',
  wide: '(min-width: 80rem) 59.5rem, (min-width: 64rem) calc(100vw - 26.5rem), (min-width: 48rem) 17rem, 100vw',
  inProse:
    '(min-width: 80rem) 59.5rem, (min-width: 64rem) calc(100vw - 26.5rem), (min-width: 48rem) calc(100vw - 23rem), 100vw',
  cover: '(min-width: 90rem) 82rem, 100vw',
  /** The cover on phones. */
  tallCover: '100vw',
  /** The table's map before zooming. */
  ground: '100vw',
}

/** The windows that show the tall cover, if the campaign has one. */
export const TALL_COVER_MEDIA = '(max-width: 47.99rem)'

const WIDE_FROM = 1.3

/**
 * Whether a picture is too wide for a narrow column.
 * @example isWide({ width: 1200, height: 600 }) // true
 */
export function isWide(picture: Pick<Picture, 'width' | 'height'> | null): boolean {
  return picture !== null && picture.width / picture.height > WIDE_FROM
}

/**
 * Pictures of up to four megapixels are loaded whole. One request is faster than a dozen, the server needs no tiles, and the decoded
 * picture takes at most 16 MB.
 */
const WHOLE_MAX_PIXELS = 2048 * 2048

/**
 * Whether a map is loaded as one picture instead of tiles.
 * @example isLoadedWhole({ tiles: null, width: 2048, height: 2048 }) // true
 */
export function isLoadedWhole(map: {
  readonly tiles: unknown
  readonly width: number
  readonly height: number
}): boolean {
  return map.tiles === null && map.width * map.height <= WHOLE_MAX_PIXELS
}

/**
 * @example
 * const thumbnails = { small: '/small.webp', medium: '/medium.webp', large: '/large.webp' }
 * srcSetOf({ thumbnails, width: 1200, height: 600 }) // '/small.webp 160w, /medium.webp 480w, /large.webp 1200w'
 */
export function srcSetOf(picture: Picture): string {
  return thumbnailSizes.map((size) => `${picture.thumbnails[size]} ${widthOf(picture, THUMBNAIL_PX[size])}w`).join(', ')
}

/**
 * The `srcset` of a picture that can be enlarged until its own pixels are visible.
 * @example
 * const thumbnails = { small: '/small.webp', medium: '/medium.webp', large: '/large.webp' }
 * const picture = { originalUrl: '/full.webp', thumbnails, width: 4000, height: 2000 }
 * srcSetToFull(picture) // '/small.webp 160w, /medium.webp 480w, /large.webp 1280w, /full.webp 4000w'
 */
export function srcSetToFull(picture: Picture): string {
  return `${srcSetOf(picture)}, ${picture.originalUrl} ${picture.width}w`
}

/** The width of a thumbnail. Its size is that of the longer edge, but the browser chooses by width. */
function widthOf({ width, height }: Picture, longerEdgePx: number): number {
  return Math.round(width * Math.min(1, longerEdgePx / Math.max(width, height)))
}

/** The attributes of a picture's `img`. `media` says which windows show it, if not all do. */
export interface ShownPicture {
  readonly srcSet: string
  readonly sizes: string
  readonly media?: string
}

/**
 * The largest picture that a page shows first, so it can load before the scripts. It must have the same attributes as on the page, or it
 * would load twice. Several if windows of different widths show different ones.
 * @example
 * const thumbnails = { small: '/small.webp', medium: '/medium.webp', large: '/large.webp' }
 * const image = { thumbnails, width: 600, height: 1200 }
 * const answers = [{ operation: 'getEntity', answer: { entities: [{ image }] } }]
 * firstPictures('/characters/mara', me, answers) // [{ srcSet: srcSetOf(image), sizes: PICTURE_SIZES.tall }]
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
