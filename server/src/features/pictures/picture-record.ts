import type { Actor } from '#database/change.ts'
import type { PictureFile } from '#database/tables.ts'

/** A picture of the stored campaign, with the unguessable part of its address. */
export interface PictureRecord extends PictureFile {
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
