/** Up to this many pixels, a picture is shown at its own size: 8,000 by 8,000. A larger one is scaled down. */
export const PICTURE_SHOWN_PIXELS = 64_000_000

/** The most pixels that Waybook decodes: 12,000 by 12,000. A few kilobytes can decompress to gigabytes. */
export const PICTURE_PIXELS_MAX = 144_000_000

/** The largest picture in a campaign's folder, in bytes. */
export const FOLDER_PICTURE_MAX_BYTES = 100_000_000
