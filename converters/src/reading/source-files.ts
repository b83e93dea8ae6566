/**
 * The files of a source, by `/`-separated path. Only texts are read. `null` stands for a picture or another file: a converter knows its path
 * and passes it on, so a source of gigabytes needs no memory.
 */
export type SourceFiles = ReadonlyMap<string, string | null>

/** The files that a converter reads. Everything else is passed on by path. */
const TEXT = /\.(?:json|xml|uvtt|dd2vtt|df2vtt|map|md|yaml)$/i

/** A map with its picture inside is the largest text. */
export const SOURCE_TEXT_MAX_BYTES = 128 * 1024 * 1024

/** Whether a file's text is needed, or only its path. */
export function isSourceText(path: string): boolean {
  return TEXT.test(path)
}

const UTF_16 = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
] as const

/** The text of a file in UTF-8, or in UTF-16 as some programs on Windows write it. Bytes that are neither become the character U+FFFD. */
export function decodeSource(bytes: Uint8Array): string {
  const [, , encoding = 'utf-8'] = UTF_16.find(([first, second]) => bytes[0] === first && bytes[1] === second) ?? []
  return new TextDecoder(encoding).decode(bytes)
}

export function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
}

/** The formats of pictures that a campaign's folder may contain. */
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i

export function isPicturePath(path: string): boolean {
  return PICTURE.test(path)
}

/** The last part of a path without its ending: `maps/The Reach.uvtt` -> `The Reach`. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
}
