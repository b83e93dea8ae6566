import { UPLOAD_MAX_BYTES } from '@waybook/contract'
import { pictureFile } from '@waybook/messages/pictureFile'

/** The types that the file chooser accepts. With this list, phones convert photos to JPEG. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type PictureFile = Pick<File, 'name' | 'type' | 'size'>

/** The error that the server would return for a file, if it is known without an upload; otherwise `null`. */
export function refusalOfFile({ name, type, size }: PictureFile, maxBytes = UPLOAD_MAX_BYTES): string | null {
  if (/^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))) return pictureFile.heic()
  if (type === 'image/svg+xml') return pictureFile.svg()
  if (type !== '' && !type.startsWith('image/')) return pictureFile.notPicture({ name })
  if (size > maxBytes) return pictureFile.tooLarge({ megabytes: maxBytes / 1024 / 1024 })
  return null
}

/** The first picture among dropped or pasted files. If there is none, the first file, to show its error. */
export function pictureAmong(files: FileList | undefined): File | null {
  const all = [...(files ?? [])]
  return all.find((file) => refusalOfFile(file) === null) ?? all[0] ?? null
}
