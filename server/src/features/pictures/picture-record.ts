import type { Actor } from '../../database/change-record.ts'

/** What the store knows of a picture; the bytes are with the pictures port under `hash`. */
export interface KeptPicture {
  /** SHA-256 of the original's bytes, in hex. */
  readonly hash: string
  /** The original's. */
  readonly contentType: string
  /** In pixels, of the original. */
  readonly width: number
  readonly height: number
  /** A `data:` URL of a few pixels. */
  readonly blur: string
}

/** A picture of the stored campaign, with the unguessable part of its address. */
export interface PictureRecord extends KeptPicture {
  readonly key: string
}

/** Names, among what can be brought back to an entity, what its file says: its own picture, or that of what portrays it. */
export const FOLDER_PICTURE = 'folder'

/** A picture that was added in Waybook and does not show any more. */
export interface RemovedPicture {
  readonly id: string
  readonly picture: PictureRecord
  /** Milliseconds since 1970. */
  readonly removedAt: number
  readonly removedBy: Actor
}

/** What an entity showed before. */
export interface PictureHistory {
  /** When and by whom what its file says was set aside; `null` while that is what shows. */
  readonly setAside: { readonly at: number; readonly by: Actor } | null
  /** The entity's own picture in the campaign's folder. */
  readonly folder: PictureRecord | null
  /** The newest first. */
  readonly removed: readonly RemovedPicture[]
}

/** A picture that was added in Waybook and shows. */
export interface AddedPicture extends Pick<KeptPicture, 'hash' | 'contentType'> {
  /** Of the file of its entity, in the campaign's folder. */
  readonly file: string
  /** Whether the campaign's folder has a picture of its own for the entity. */
  readonly replaces: boolean
}

/** The hashes of all pictures that any campaign names. */
export interface PicturesInUse {
  readonly shown: ReadonlySet<string>
  /** Not shown, but to be brought back. */
  readonly removed: ReadonlySet<string>
}
