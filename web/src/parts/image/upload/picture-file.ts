import { UPLOAD_MAX_BYTES } from '@waybook/contract'

/** The types that the file chooser accepts: with them, phones convert photographs to JPEG. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type PictureFile = Pick<File, 'name' | 'type' | 'size'>

/** Why a file need not be sent at all, in the words of the server; `null` if the server has to look at the bytes. */
export function refusalOfFile({ name, type, size }: PictureFile): string | null {
  if (/^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name)))
    return 'The picture is in HEIC, which browsers cannot show: save or send it as JPEG'
  if (type === 'image/svg+xml') return 'The picture is an SVG drawing, which cannot be uploaded'
  if (type !== '' && !type.startsWith('image/')) return `${name} is not a picture`
  if (size > UPLOAD_MAX_BYTES) return `A picture may have at most ${UPLOAD_MAX_BYTES / 1024 / 1024} MB`
  return null
}

/** The first picture among dropped or pasted files; without any, the first file, so that its refusal is shown. */
export function pictureAmong(files: FileList | undefined): File | null {
  const all = [...(files ?? [])]
  return all.find((file) => refusalOfFile(file) === null) ?? all[0] ?? null
}
