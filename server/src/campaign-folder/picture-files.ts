import path from 'node:path'

import { readEntityId } from '@waybook/contract'

import { pictureEndings } from '#rich-text/attachments.ts'

/** Formats of other programs that Waybook cannot read. */
const OTHER_PICTURE = /\.(?:heic|heif|tiff?|bmp|jfif|psd)$/i

export function isOtherPicture(name: string): boolean {
  return OTHER_PICTURE.test(name)
}

/** The pictures by the id made from their paths, the preferred format first. */
export function picturesById(pictures: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const byId = Map.groupBy(pictures, (picture) => readEntityId(withoutEnding(picture)) ?? '')
  byId.delete('')
  for (const some of byId.values()) some.sort((one, other) => rank(one) - rank(other))
  return byId
}

function rank(picture: string): number {
  return pictureEndings.indexOf(path.posix.extname(picture).slice(1).toLowerCase())
}

export function withoutEnding(file: string): string {
  return file.slice(0, file.length - path.posix.extname(file).length)
}

/** Thumbnails in the legacy form: `thumbnails/kessa-large.png` for `kessa.png`. */
const THUMBNAIL = /(?:^|\/)thumbnails\/([^/]+)-(?:small|medium|large)\.png$/i

/** The name of a thumbnail's picture, without folder and ending; `null` for other files. */
export function sourceOfThumbnail(picture: string): string | null {
  return THUMBNAIL.exec(picture)?.[1] ?? null
}
