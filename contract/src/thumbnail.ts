/** The longer edge of each thumbnail size, in pixels. */
export const THUMBNAIL_PX = { small: 160, medium: 480, large: 1280 } as const

export const thumbnailSizes = ['small', 'medium', 'large'] as const
export type ThumbnailSize = (typeof thumbnailSizes)[number]

export const DEFAULT_THUMBNAIL: ThumbnailSize = 'medium'
