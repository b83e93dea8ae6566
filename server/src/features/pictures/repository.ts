import type { Viewer } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { PictureFile } from '#database/tables.ts'

import { addTextPicture } from './add-text-picture.ts'
import { readClosedHashes } from './closed-pictures.ts'
import { readPictureHistory } from './picture-history.ts'
import type { PictureHistory, PictureRecord } from './picture-record.ts'
import { readAddedPictures } from './pictures-in-use.ts'
import { readPicture } from './read-picture.ts'
import { readTextPictures, type TextPictureRecord } from './read-text-pictures.ts'
import { removePicture, restorePicture, setPicture } from './set-picture.ts'

export interface PictureRepository {
  /**
   * Returns `null` if the viewer may not see the picture's entity. Everyone may see covers; pictures that are no longer shown are only for
   * the game master and the user who removed them.
   */
  find(key: string, viewer: Viewer): Promise<PictureRecord | null>
  /** The pictures that an entity's texts show, given as they are written there. The caller read these in the viewer's texts. */
  inTexts(entityId: string, targets: readonly string[]): Promise<TextPictureRecord[]>
  /** Pictures that were added for texts, by their names, whether or not a text shows them yet. */
  forTexts(targets: readonly string[]): Promise<TextPictureRecord[]>
  /** All pictures that can be restored; the caller checks who may do that. `null` if there is no such entity. */
  history(entityId: string): Promise<PictureHistory | null>
  /** The hashes of the pictures that players may not see as a whole, because something of them is covered by fog. */
  closed(): Promise<ReadonlySet<string>>
  /** The hashes of all pictures that were added in Waybook, also of those that were removed and can still be restored. */
  added(): Promise<string[]>
}

/** Each write returns `false` if there is no such entity, or nothing to restore. */
export interface PictureWriter extends PictureRepository {
  /** Makes the entity show this picture instead of its file's picture or its portrait. */
  set(entityId: string, picture: PictureFile): Promise<boolean>
  /** Adds a picture that texts can show by its name, which is like that of the file. */
  addToTexts(picture: PictureFile, fileName: string): Promise<TextPictureRecord>
  /** Makes the entity show no picture. */
  remove(entityId: string): Promise<boolean>
  /** Shows a removed picture again, or with `FOLDER_PICTURE` the one from the file. */
  restore(entityId: string, id: string): Promise<boolean>
}

export function pictureRepository(tables: CampaignTables): PictureRepository {
  return {
    find: async (key, viewer) => await readPicture(tables, key, viewer),
    inTexts: async (entityId, targets) => await readTextPictures(tables, entityId, targets),
    forTexts: async (targets) => await readTextPictures(tables, '', targets),
    history: async (entityId) => await readPictureHistory(tables, entityId),
    closed: async () => await readClosedHashes(tables),
    added: async () => await readAddedPictures(tables),
  }
}

export function pictureWriter(tx: CampaignTransaction): PictureWriter {
  return {
    ...pictureRepository(tx),
    set: async (entityId, picture) => await setPicture(tx, entityId, picture),
    addToTexts: async (picture, fileName) => await addTextPicture(tx, picture, fileName),
    remove: async (entityId) => await removePicture(tx, entityId),
    restore: async (entityId, id) => await restorePicture(tx, entityId, id),
  }
}
