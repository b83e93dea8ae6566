import type { PictureFile } from '#database/picture-tables.ts'

import type { KeptFile, StoredPicture } from './authored-campaign.ts'

/** A picture that was added in Waybook and is currently shown. */
export interface AddedPicture extends Pick<PictureFile, 'hash' | 'contentType'> {
  /** Path of its entity's file in the campaign's folder. */
  readonly file: string
  /** Whether the campaign's folder also has a picture for the entity. */
  readonly replaces: boolean
}

/** The files of the campaign as written, and its pictures by path. */
export interface CampaignSources {
  readonly campaign: string
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly pictures: readonly StoredPicture[]
  /** Pictures that the folder does not have, or that replace its own. */
  readonly added: readonly AddedPicture[]
  /** The hashes of pictures that were generated. */
  readonly generated?: ReadonlySet<string>
  /** Files that Waybook does not read. */
  readonly kept?: readonly KeptFile[]
  /** A record of the play, as texts to read, if requested. */
  readonly played?: readonly { readonly path: string; readonly text: string }[]
}
