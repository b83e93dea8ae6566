import type { PictureFile } from '#database/tables.ts'

import type { StoredPicture } from './authored-campaign.ts'

/** A picture that was added in Waybook and is currently shown. */
export interface AddedPicture extends Pick<PictureFile, 'hash' | 'contentType'> {
  /** Path of its entity's file in the campaign's folder. */
  readonly file: string
  /** Whether the campaign's folder also has a picture for the entity. */
  readonly replaces: boolean
}

/** The files of the campaign as they were written, and its pictures by path. */
export interface CampaignSources {
  readonly campaign: string
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly pictures: readonly StoredPicture[]
  /** Pictures that replace those of the folder, or that it has no picture for. */
  readonly added: readonly AddedPicture[]
  /** What was played, as texts to read, if it was asked for. */
  readonly played?: readonly { readonly path: string; readonly text: string }[]
}
