import path from 'node:path'

import { isUvtt } from '@waybook/converters'

import type { CompiledEntity } from './compile/compile-entity.ts'
import { warning, type Fault, type Place } from './fault.ts'
import type { NamedPath } from './named-picture.ts'
import { nearestAmong } from './nearest.ts'
import { picturesById } from './picture-files.ts'
import { pictureBeside, pictureMeant, picturesByName, type PicturesByName } from './picture-names.ts'

export interface FoundPicture {
  /** Path in the campaign's folder; `null` if there is none. */
  readonly path: string | null
  /** Where the picture is named, or the picture file itself. */
  readonly place: Place
  readonly warnings: readonly Fault[]
}

/** The pictures of a folder. */
export interface Pictures {
  readonly paths: ReadonlySet<string>
  /** The path that was probably meant by a path that does not exist. */
  readonly nearestPath: (named: string) => string | null
  /** By the id made from the path. */
  readonly byId: ReadonlyMap<string, readonly string[]>
  readonly byName: PicturesByName
}

export function picturesIn(paths: ReadonlySet<string>): Pictures {
  return { paths, nearestPath: nearestAmong(paths), byId: picturesById(paths), byName: picturesByName(paths) }
}

/** Finds an entity's picture: the picture that its file names, or else the picture next to the file. */
export function findPicture(
  { id, type, picture: { named, sceneImage, map }, source }: CompiledEntity,
  pictures: Pictures,
): FoundPicture {
  const { paths, byId, byName } = pictures
  const found = named && (listed(named.path, paths) ?? otherwise(named, source.path, pictures))
  if (named && found !== null) return { path: found, place: named.place, warnings: [] }
  const older = sceneImage === null ? null : (listed(sceneImage, paths) ?? thumbnailOf(sceneImage, paths))
  const battleMap = type === 'scene' && map && isUvtt(map.path) ? mapAt(map, source.path, pictures) : null
  const beside = byId.get(id)?.[0] ?? pictureBeside(source.path, byName) ?? older ?? battleMap
  const warnings = named ? [notThere(named.path, named.place, pictures)] : []
  return { path: beside, place: { file: beside ?? source.path, line: 1 }, warnings }
}

/** Finds the picture of an entity's map; `null` if its file names none. */
export function findMap({ picture: { map }, source }: CompiledEntity, pictures: Pictures): FoundPicture | null {
  if (!map) return null
  const found = mapAt(map, source.path, pictures)
  return { path: found, place: map.place, warnings: found === null ? [notThere(map.path, map.place, pictures)] : [] }
}

/** A Universal VTT file is also found by its name in any folder, because it often lies beside the scene. */
function mapAt(map: NamedPath, file: string, pictures: Pictures): string | null {
  const found = listed(map.path, pictures.paths) ?? otherwise(map, file, pictures)
  return found ?? (isUvtt(map.path) ? pictureMeant(map.path, file, pictures.byName) : null)
}

/** Finds a picture that `campaign.yaml` names. */
export function findCover(named: string | undefined, place: Place, pictures: Pictures): FoundPicture {
  const found = named === undefined ? null : listed(named, pictures.paths)
  return { path: found, place, warnings: named === undefined || found ? [] : [notThere(named, place, pictures)] }
}

function listed(named: string, there: ReadonlySet<string>): string | null {
  const normal = path.posix.normalize(named.replaceAll('\\', '/'))
  return there.has(normal) ? normal : null
}

/** Finds a picture named in the legacy form, or by a link, such as `picture: "[[kessa.png]]"` in Obsidian. */
function otherwise({ path: named, isLegacy }: NamedPath, file: string, { paths, byName }: Pictures): string | null {
  const [, target] = /^!?\[\[([^|[\]]+)[^[\]]*\]\]$/.exec(named) ?? []
  if (target !== undefined) return pictureMeant(target, file, byName)
  return isLegacy ? thumbnailOf(named, paths) : null
}

/**
 * For a picture in the legacy form, often only thumbnails remain: `thumbnails/{basename}-{size}.png`, next to the picture or in the
 * campaign's folder (specification, section 3). Then the largest thumbnail is the picture.
 */
function thumbnailOf(named: string, there: ReadonlySet<string>): string | null {
  const { dir, name } = path.posix.parse(named)
  const folders = [path.posix.join(dir, 'thumbnails'), 'thumbnails']
  const candidates = ['large', 'medium', 'small'].flatMap((size) =>
    folders.map((folder) => `${folder}/${name}-${size}.png`),
  )
  return candidates.find((candidate) => there.has(candidate)) ?? null
}

/** Warns about a missing picture. */
export function notThere(named: string, place: Place, { nearestPath }: Pictures): Fault {
  const meant = nearestPath(named)
  const fix = meant
    ? `did you mean "${meant}"?`
    : 'put it there, or name another; paths are relative to the folder of campaign.yaml'
  return warning(place, `there is no picture "${named}"`, fix)
}
