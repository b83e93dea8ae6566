import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

import type { ThumbnailSize } from '@waybook/contract'

import type { PictureFile } from '#database/tables.ts'

/** The size or variant of a stored picture. The lightbox shows `full`; `original` is only ever exported. */
export type PictureForm = ThumbnailSize | 'full' | 'original'

export const PICTURE_FORMS = ['small', 'medium', 'large', 'full', 'original'] as const satisfies readonly PictureForm[]

export type PictureForms = Readonly<Record<PictureForm, Uint8Array>>

/** Metadata derived from the picture's bytes. Width and height are those of the original, in pixels. */
export type PictureFacts = Omit<PictureFile, 'hash'>

/** The bytes of a picture as they are sent to a browser, and how many there are. */
export interface PictureContent {
  readonly size: number
  readonly content: Uint8Array | Readable
}

/** The hashes of all pictures that any campaign refers to. */
export interface PicturesInUse {
  readonly shown: ReadonlySet<string>
  /** No longer shown, but can still be restored. */
  readonly removed: ReadonlySet<string>
  /** When the store was made, in milliseconds since 1970. It knows nothing of pictures that were last in use before. */
  readonly since: number
}

/** A part of a file. */
export interface ByteRange {
  readonly from: number
  readonly length: number
}

/** Storage for picture bytes, keyed by the SHA-256 of the original. A picture is stored with all its forms or not at all. */
export interface Blobs {
  /** `null` if the picture is not stored. A stored picture need not be prepared again. */
  facts(hash: string): Promise<PictureFacts | null>
  /** Putting a picture that is already stored is cheap and changes nothing. */
  put(hash: string, forms: PictureForms, facts: PictureFacts): Promise<void>
  /** `null` if the picture is not stored. All forms except the original are WebP. */
  get(hash: string, form: PictureForm): Promise<Uint8Array | null>
  /** Like `get`, but a store that is elsewhere passes the bytes on while they arrive. */
  read(hash: string, form: PictureForm): Promise<PictureContent | null>
  /**
   * Stores the tiles of a stored picture beside its forms; those of any other are discarded. They can be made from the original again, so
   * they count nowhere and are not copied.
   */
  putTiles(hash: string, pack: Uint8Array): Promise<void>
  /** A part of a picture's tiles; `null` if it has none. */
  readTiles(hash: string, part: ByteRange): Promise<Uint8Array | null>
  /** How much room these pictures take up, in all their forms. Ignores hashes that are not stored. */
  bytes(hashes: readonly string[]): Promise<number>
  /** Marks pictures as in use at `atMs` (milliseconds since 1970), so that no sweep deletes them. Ignores hashes that are not stored. */
  renew(hashes: readonly string[], atMs: number): Promise<void>
  /**
   * Renews the shown pictures, and deletes those not put, renewed or shown for `REMOVED_IMAGES_KEPT_MS` unless they are in `removed`, or
   * were last in use before `since`.
   */
  sweep(inUse: PicturesInUse, nowMs: number): Promise<void>
  /** Writes all stored pictures to a new folder, as they lie in the folder of an installation without a bucket. */
  copyTo(folder: string): Promise<void>
  /** Identifies where the pictures are. Servers with the same place have the same pictures. */
  place(): Promise<string>
  /** Health check: resolves if pictures can be stored. */
  ping(): Promise<void>
}

/** By which a picture is stored. */
export function pictureHash(original: Uint8Array): string {
  return createHash('sha256').update(original).digest('hex')
}
