import type { PictureFile } from '#database/tables.ts'

import type { StoredPicture } from './authored-campaign.ts'

/** A picture that was added in Waybook and shows. */
export interface AddedPicture extends Pick<PictureFile, 'hash' | 'contentType'> {
  /** Of the file of its entity, in the campaign's folder. */
  readonly file: string
  /** Whether the campaign's folder has a picture of its own for the entity. */
  readonly replaces: boolean
}

/** The files of the campaign as they were written, and its pictures by path. */
export interface CampaignSources {
  readonly campaign: string
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly pictures: readonly StoredPicture[]
  /** What shows in their places, or where the folder has none; by file. */
  readonly added: readonly AddedPicture[]
}
