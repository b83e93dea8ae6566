/** What a file chooser asks for: a phone then sends its photographs as JPEG. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** The most that the server takes. */
const BYTES_MAX = 25 * 1024 * 1024

type PictureFile = Pick<File, 'name' | 'type' | 'size'>

/** Why a file need not even be sent; `null` where the server decides, which looks at the bytes themselves. */
export function refusalOfFile({ name, type, size }: PictureFile): string | null {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return HEIC
  if (type === 'image/svg+xml') return 'An SVG drawing cannot be uploaded. Save it as PNG first.'
  if (type !== '' && !type.startsWith('image/')) return `${name} is not a picture.`
  if (size > BYTES_MAX) return `${name} has ${Math.ceil(size / 1024 / 1024)} MB. A picture may have up to 25 MB.`
  if (size === 0) return `${name} is empty.`
  return null
}

const HEIC = 'A HEIC picture cannot be shown by browsers. Save or send it as JPEG first.'

/** The first picture among what was dropped or pasted; else the first file, so that its refusal is heard. */
export function pictureAmong(files: FileList | undefined): File | null {
  const all = [...(files ?? [])]
  return all.find((file) => refusalOfFile(file) === null) ?? all[0] ?? null
}
