import type { ThumbnailSize } from '@waybook/contract'

import type { PictureFile } from '#database/tables.ts'

/** A picture's bytes in one of its forms. `full` is what the lightbox shows; `original` is only ever exported. */
export type PictureForm = ThumbnailSize | 'full' | 'original'

export type PictureForms = Readonly<Record<PictureForm, Uint8Array>>

/** What is known of a picture from its bytes alone. Width and height are the original's, in pixels. */
export type PictureFacts = Omit<PictureFile, 'hash'>

/** The hashes of all pictures that any campaign names. */
export interface PicturesInUse {
  readonly shown: ReadonlySet<string>
  /** Not shown, but to be brought back. */
  readonly removed: ReadonlySet<string>
}

/** Where pictures' bytes lie, by the SHA-256 of the original. A picture is there with all its forms or not at all. */
export interface Blobs {
  /** `null` where it is not kept; a picture that is kept need not be prepared again. */
  facts(hash: string): Promise<PictureFacts | null>
  /** Storing what is there already is cheap and changes nothing. */
  put(hash: string, forms: PictureForms, facts: PictureFacts): Promise<void>
  /** `null` where it is not kept. All forms but the original are WebP. */
  get(hash: string, form: PictureForm): Promise<Uint8Array | null>
  /** Says that these are in use as of then (milliseconds since 1970), so that no sweep takes them away; what is not kept is left out. */
  renew(hashes: readonly string[], atMs: number): Promise<void>
  /** Forgets what was not put, renewed or shown for `REMOVED_IMAGES_KEPT_MS`, unless it is among the removed, and renews what is shown. */
  sweep(inUse: PicturesInUse, nowMs: number): Promise<void>
  /** For the health page: resolves when pictures can be kept. */
  ping(): Promise<void>
}
