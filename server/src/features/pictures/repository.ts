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

/** Pictures that were added for texts, by their names, whether or not a text shows them yet. */
export async function readPicturesForTexts(
  tables: CampaignTables,
  targets: readonly string[],
): Promise<TextPictureRecord[]> {
  return await readTextPictures(tables, '', targets)
}
