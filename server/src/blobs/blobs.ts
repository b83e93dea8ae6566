import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

import type { ThumbnailSize } from '@waybook/contract'

import type { PictureFile } from '#database/picture-tables.ts'

/** The size or variant of a stored picture. The lightbox shows `full`. `original` is only exported. */
export type PictureForm = ThumbnailSize | 'full' | 'original'

export const PICTURE_FORMS = ['small', 'medium', 'large', 'full', 'original'] as const satisfies readonly PictureForm[]

export type PictureForms = Readonly<Record<PictureForm, Uint8Array>>

/** The forms that Waybook makes from the original, as WebP. */
export type MadeForms = Omit<PictureForms, 'original'>

/** Metadata derived from the picture's bytes. Width and height are in pixels of the original. */
export type PictureFacts = Omit<PictureFile, 'hash'>

/** The bytes of a picture for a browser, and their number. */
export interface PictureContent {
  readonly size: number
  readonly content: Uint8Array | Readable
}

/** The hashes of all pictures that any campaign refers to. */
export interface PicturesInUse {
  readonly shown: ReadonlySet<string>
  /** The pictures that are no longer shown but can still be restored. */
  readonly removed: ReadonlySet<string>
  /** The hashes of the kept files (`Blobs.putFile`). */
  readonly files: ReadonlySet<string>
  /** The creation time of the store in milliseconds since 1970. The store knows nothing about pictures last used before. */
  readonly since: number
}

/** A part of a file. */
export interface ByteRange {
  readonly from: number
  readonly length: number
}

/** Storage for picture bytes, keyed by the SHA-256 of the original. A stored picture has its original and facts; the other forms may follow. */
export interface Blobs {
  /** `null` if the picture is not stored. A stored picture needs no new inspection. */
  facts(hash: string): Promise<PictureFacts | null>
  /** Putting a picture that is already stored with all its forms is cheap and changes nothing. */
  put(hash: string, forms: PictureForms, facts: PictureFacts): Promise<void>
  /** Stores a picture that waits for its other forms. One that is already stored does not change. */
  putOriginal(hash: string, original: Uint8Array, facts: PictureFacts): Promise<void>
  /** Adds the other forms of a stored picture. Discards forms of other pictures. */
  putForms(hash: string, forms: MadeForms): Promise<void>
  /** Whether the picture is stored with all its forms. */
  isComplete(hash: string): Promise<boolean>
  /** The pictures that wait for their forms. A few may have been completed or deleted already. */
  waiting(): Promise<string[]>
  /** `null` if the picture is not stored, or still waits for this form. All forms except the original are WebP. */
  get(hash: string, form: PictureForm): Promise<Uint8Array | null>
  /** Like `get`, but a remote store passes the bytes on as they arrive. */
  read(hash: string, form: PictureForm): Promise<PictureContent | null>
  /**
   * Stores the tiles of a stored picture next to its forms. Discards tiles of other pictures. Tiles can be cut from the original again, so
   * they count toward no limit and are not copied.
   */
  putTiles(hash: string, pack: Uint8Array): Promise<void>
  /** A part of a picture's tiles. `null` if it has none. */
  readTiles(hash: string, part: ByteRange): Promise<Uint8Array | null>
  /** Keeps a file of a campaign's folder that is no picture. Its hash is its key, as for pictures. */
  putFile(hash: string, content: Uint8Array): Promise<void>
  /** `null` if the file is not kept. */
  getFile(hash: string): Promise<Uint8Array | null>
  /** The size of these pictures in all their forms. Ignores hashes that are not stored. */
  bytes(hashes: readonly string[]): Promise<number>
  /** Marks pictures as used at `atMs` (milliseconds since 1970), which protects them from sweeps. Ignores hashes that are not stored. */
  renew(hashes: readonly string[], atMs: number): Promise<void>
  /**
   * Renews the shown pictures. Deletes pictures that were not put, renewed or shown for `REMOVED_IMAGES_RETENTION_MS`, unless they are in
   * `removed` or were last used before `since`. Does the same with files that are not in `files`.
   */
  sweep(inUse: PicturesInUse, nowMs: number): Promise<void>
  /** Writes all stored pictures and kept files to a new folder, in the layout of an installation without a bucket. */
  copyTo(folder: string): Promise<void>
  /** Identifies the location of the pictures. Servers with the same place have the same pictures. */
  place(): Promise<string>
  /** Health check: resolves if pictures can be stored. */
  ping(): Promise<void>
}

/** In the order in which they are stored. A picture with the last form has all forms. */
export const MADE_FORMS = ['full', 'large', 'medium', 'small'] as const satisfies readonly PictureForm[]

/** The mark of a waiting picture outlives a killed server. After this time, the store checks whether the picture still waits. */
export const MARK_TRUSTED_MS = 3_600_000

/** The key of a stored picture. */
export function pictureHash(original: Uint8Array): string {
  return createHash('sha256').update(original).digest('hex')
}
