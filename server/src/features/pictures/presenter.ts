import type { Picture } from '@waybook/contract'

import type { PictureForm } from '#blobs/blobs.ts'
import type { PictureFile } from '#database/picture-tables.ts'

import type { PictureRecord } from './picture-record.ts'

/** The URL of a picture's form. The key cannot be guessed, and the server still checks who may see the picture. */
function pictureAddress(key: string, form: PictureForm): string {
  return `/pictures/${key}/${form}.webp`
}

export function toPicture(record: PictureRecord | null): Picture | null {
  return record && pictureAt(record.key, record)
}

/** `key`: the part of its addresses after `/pictures/`. */
export function pictureAt(key: string, { width, height, blur }: PictureFile): Picture {
  return {
    originalUrl: pictureAddress(key, 'full'),
    thumbnails: {
      small: pictureAddress(key, 'small'),
      medium: pictureAddress(key, 'medium'),
      large: pictureAddress(key, 'large'),
    },
    contentType: 'image/webp',
    width,
    height,
    blur,
  }
}
