import type { Viewer } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '#database/campaign-tables.ts'
import type { PictureFile } from '#database/tables.ts'

import { readPictureHistory } from './picture-history.ts'
import type { PictureHistory, PictureRecord } from './picture-record.ts'
import { readPicture } from './read-picture.ts'
import { removePicture, restorePicture, setPicture } from './set-picture.ts'

export interface PictureRepository {
  /**
   * `null` where the viewer may not see the picture's entity. Covers belong to everybody; what does not show any more, to the game master and
   * whoever took it away.
   */
  find(key: string, viewer: Viewer): Promise<PictureRecord | null>
  /** What can be restored to an entity, for everybody: who may do that is for the caller to ask. `null` where there is no such entity. */
  history(entityId: string): Promise<PictureHistory | null>
}

/** Each answers `false` where there is no such entity, or nothing to restore. */
export interface PictureWriter extends PictureRepository {
  /** From now on the entity shows this picture, whatever its file says or portrays it. */
  set(entityId: string, picture: PictureFile): Promise<boolean>
  /** From now on the entity shows no picture. */
  remove(entityId: string): Promise<boolean>
  /** Shows a removed picture again, or with `FOLDER_PICTURE` what the file says. */
  restore(entityId: string, id: string): Promise<boolean>
}

export function pictureRepository(tables: CampaignTables): PictureRepository {
  return {
    find: async (key, viewer) => await readPicture(tables, key, viewer),
    history: async (entityId) => await readPictureHistory(tables, entityId),
  }
}

export function pictureWriter(tx: CampaignTransaction): PictureWriter {
  return {
    ...pictureRepository(tx),
    set: async (entityId, picture) => await setPicture(tx, entityId, picture),
    remove: async (entityId) => await removePicture(tx, entityId),
    restore: async (entityId, id) => await restorePicture(tx, entityId, id),
  }
}
