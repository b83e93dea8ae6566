import type { Actor } from '#database/change.ts'
import type { PictureFile } from '#database/picture-tables.ts'

/** A picture of the campaign, with the unguessable part of its address. */
export interface PictureRecord extends PictureFile {
  readonly key: string
}

/** The id under which the picture from an entity's file, either its own or a portrait, can be restored. */
export const FOLDER_PICTURE = 'folder'

/** A picture that was added in Waybook and is no longer shown. */
export interface RemovedPicture {
  readonly id: string
  readonly picture: PictureRecord
  /** Milliseconds since 1970. */
  readonly removedAt: number
  readonly removedBy: Actor
}

/** The pictures that an entity showed before. */
export interface PictureHistory {
  /** When and by whom the picture from the file was set aside; `null` while that picture is shown. */
  readonly setAside: { readonly at: number; readonly by: Actor } | null
  /** The entity's own picture in the campaign's folder. */
  readonly folder: PictureRecord | null
  /** Newest first. */
  readonly removed: readonly RemovedPicture[]
}
