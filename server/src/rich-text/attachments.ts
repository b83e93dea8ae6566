/** The file extensions of pictures, in order of preference if an entity has several. A Universal VTT file has a picture inside. */
export const pictureEndings = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg', 'dd2vtt', 'df2vtt', 'uvtt']
const PICTURE = new RegExp(`\\.(?:${pictureEndings.join('|')})$`, 'i')

/** Other files that Obsidian can embed in a text. */
const OTHER = /\.(?:bmp|heic|heif|tiff?|flac|m4a|mp3|ogg|wav|webm|3gp|mkv|mov|mp4|ogv|pdf|canvas|base)$/i

export function isPicture(name: string): boolean {
  return PICTURE.test(name)
}

/** Whether a link leads to a file that is not a page. */
export function isAttachment(target: string): boolean {
  return isPicture(target) || OTHER.test(target)
}

/** Whether a link leads to a file that a text does not show but opens. */
export function isOpenedFile(target: string): boolean {
  return OTHER.test(target)
}

/** An embedded picture or other file: `![[map.png|The old road|300]]`. */
export interface Shown {
  readonly target: string
  /** The text alternative of the picture. */
  readonly alt: string
  /** In pixels. `null` for the picture's own width. */
  readonly width: number | null
}

const WIDTH = /^\s*(\d{1,4})(?:x\d{1,4})?\s*$/

/** Parses the text between `![[` and `]]`. In a table, bars are escaped. */
export function readShown(written: string): Shown {
  const [target = '', ...options] = written.split(/\\?\|/).map((part) => part.trim().replaceAll(/\s+/g, ' '))
  const width = options.flatMap((option) => WIDTH.exec(option)?.[1] ?? []).at(-1)
  const alt = options.filter((option) => option !== '' && !WIDTH.test(option)).join(' ')
  return { target: target.replace(/#[^]*/, '').trim(), alt: alt || nameOf(target), width: Number(width ?? 0) || null }
}

/** `Attachments/Old-road_map.png` -> `Old road map`. */
function nameOf(target: string): string {
  const name = target.slice(target.lastIndexOf('/') + 1)
  return name.replace(/\.[^.]*$/, '').replaceAll(/[-_]+/g, ' ')
}
