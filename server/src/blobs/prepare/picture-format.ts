export const SVG = 'image/svg+xml'
/** The photo format of many phones. Recognized only to refuse it with a helpful message. */
export const HEIC = 'image/heic'

/** A battle map in JSON, with its picture, walls, doors and lights inside. */
export const UNIVERSAL_VTT = 'application/vnd.universal-vtt+json'

/** The signatures of the known formats, with bytes read as latin1. */
const beginnings = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/gif', /^GIF8[79]a/],
  ['image/avif', /^[^]{4}ftyp(?:[^]{4}){0,8}?avi[fs]/],
  [UNIVERSAL_VTT, /^(?:\xef\xbb\xbf)?\s*\{/],
  [HEIC, /^[^]{4}ftyp(?:[^]{4}){0,8}?(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/],
  [SVG, /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*<(?:!DOCTYPE|(?:\w+:)?svg)[\s>]/],
] as const

const READ_BYTES = 4096

/** Detects a picture's content type from its first bytes, not its file name. `null` if the format is unknown. */
export function pictureFormat(bytes: Uint8Array): string | null {
  const beginning = Buffer.from(bytes.subarray(0, READ_BYTES)).toString('latin1')
  return beginnings.find(([, pattern]) => pattern.test(beginning))?.[0] ?? null
}
