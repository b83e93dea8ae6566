import type { ThumbnailSize } from '@waybook/contract'

import type { KeptPicture } from '../storage/picture-record.ts'

/** A picture's bytes in one of its forms. `full` is what the lightbox shows; `original` is only ever exported. */
export type PictureForm = ThumbnailSize | 'full' | 'original'

export type PictureForms = Readonly<Record<PictureForm, Uint8Array>>

/** What is known of a picture from its bytes alone. Width and height are the original's, in pixels. */
export type PictureFacts = Omit<KeptPicture, 'hash'>

/** Where pictures' bytes lie, by the SHA-256 of the original. A picture is there with all its forms or not at all. */
export interface Pictures {
  /** `null` where it is not kept; a picture that is kept need not be prepared again. */
  facts(hash: string): Promise<PictureFacts | null>
  /** Storing what is there already is cheap and changes nothing. */
  put(hash: string, forms: PictureForms, facts: PictureFacts): Promise<void>
  /** `null` where it is not kept. All forms but the original are WebP. */
  get(hash: string, form: PictureForm): Promise<Uint8Array | null>
  /** For the health page: resolves when pictures can be kept. */
  ping(): Promise<void>
}
