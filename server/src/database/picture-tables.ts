import type { OfCampaign } from './installation-tables.ts'

/** The pictures of a campaign's folder, and those added to entities. */
export interface PictureTables {
  picture: PictureTable
  addedPicture: AddedPictureTable
  pictureSetAside: PictureSetAsideTable
  generatedPicture: GeneratedPictureTable
}

/** A picture in the tables. Its bytes are in the blob store under `hash`. */
export interface PictureFile {
  /** SHA-256 of the original's bytes, in hex. */
  readonly hash: string
  /** Content type of the original. */
  readonly contentType: string
  /** The size of the original, in pixels. */
  readonly width: number
  readonly height: number
  /** A `data:` URL of a few pixels. */
  readonly blur: string
}

interface PictureTable extends OfCampaign, PictureFile {
  /** The path in the campaign's folder. */
  readonly path: string
  /** An entity's id, one of the campaign's covers, or a place in an entity's text (see `textOwner`). */
  readonly owner: string
  /** The unguessable part of its URL. */
  readonly key: string
}

interface AddedPictureTable extends OfCampaign, PictureFile {
  readonly id: string
  readonly entity: string
  /** The unguessable part of its URL. */
  readonly key: string
  readonly addedAt: number
  /** `null` while the picture is shown. An entity shows at most one. */
  readonly removedAt: number | null
  readonly removedBy: string | null
}

/** Entities that show an added picture, or none, instead of the picture from the campaign's folder. */
interface PictureSetAsideTable extends OfCampaign {
  readonly entity: string
  /** The hash of the folder's picture that was last set aside. An entity without a picture shows the folder's again when that changes. */
  readonly over: string | null
  readonly at: number
  readonly by: string
}

/** Pictures that a model made, whichever table shows them. */
interface GeneratedPictureTable extends OfCampaign {
  /** SHA-256 of the original's bytes, in hex. */
  readonly hash: string
}
