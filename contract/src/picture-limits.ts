/**
 * Limits of pictures, in pixels. A few kilobytes can decompress to gigabytes, so they keep the memory for one picture below 600 MB. JPEG, PNG
 * and WebP are decoded in strips or shrunk during decoding. Therefore they may have many pixels, and are scaled down to those that are shown.
 */
export const PICTURE_PIXELS = {
  /** 12,000 by 12,000 */
  most: 144_000_000,
  /** 8,000 by 8,000, a large printed map. A picture with more is scaled down to this. */
  shown: 64_000_000,
  /** A WebP is scaled down to this. */
  shownWebp: 40_000_000,
  /** A PNG whose lines are interlaced, which is decoded as a whole. */
  interlaced: 64_000_000,
  /** A progressive JPEG without subsampled colors. */
  progressive: 80_000_000,
  gif: 40_000_000,
  /** 4096 by 4096. An AVIF takes about twenty bytes per pixel. */
  avif: 4096 * 4096,
} as const

/** The largest picture in a campaign's folder, in bytes. */
export const FOLDER_PICTURE_MAX_BYTES = 100_000_000
