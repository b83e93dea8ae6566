import path from 'node:path'

import { pictureEndings } from '#rich-text/attachments.ts'

import { withoutMarkdown } from './file-id.ts'

/** The pictures of a folder by file name, shortest paths first. Names ignore case and the encoding of accents. */
export type PicturesByName = ReadonlyMap<string, readonly string[]>

export function picturesByName(paths: Iterable<string>): PicturesByName {
  const byName = Map.groupBy(paths, nameOf)
  for (const some of byName.values()) some.sort((one, other) => one.length - other.length || one.localeCompare(other))
  return byName
}

/** Finds a picture as Obsidian does: by its path in the folder, its path relative to the file, or its name in any folder. */
export function pictureMeant(written: string, file: string, pictures: PicturesByName): string | null {
  const target = written.replaceAll('\\', '/')
  const places = [target.replace(/^\/+/, ''), path.posix.join(path.posix.dirname(file), target)].map(comparable)
  const named = pictures.get(nameOf(target)) ?? []
  const exact = places.flatMap((place) => named.filter((one) => comparable(one) === place))
  return exact[0] ?? named.find((one) => `/${comparable(one)}`.endsWith(`/${places[0] ?? ''}`)) ?? null
}

/** The picture next to a file, with the same name. */
export function pictureBeside(file: string, pictures: PicturesByName): string | null {
  const names = pictureEndings.map((ending) => `${withoutMarkdown(file)}.${ending}`)
  const found = names.flatMap((name) =>
    (pictures.get(nameOf(name)) ?? []).filter((one) => comparable(one) === comparable(name)),
  )
  return found[0] ?? null
}

function nameOf(file: string): string {
  return comparable(path.posix.basename(file))
}

function comparable(file: string): string {
  return path.posix.normalize(file).normalize('NFC').toLowerCase()
}
