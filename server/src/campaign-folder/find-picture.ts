import path from 'node:path'

import { nearest } from './check/nearest.ts'
import type { EntityDraft } from './entity-file.ts'
import { warning, type Fault, type Place } from './fault.ts'
import { pictureEndings } from './read-folder.ts'

export interface FoundPicture {
  /** Path in the campaign's folder; `null` if there is none. */
  readonly path: string | null
  /** Where the picture is named, or the picture file itself. */
  readonly place: Place
  readonly warnings: readonly Fault[]
}

/** Finds an entity's picture: the one that its file names, in the current or the legacy form, or else the one next to the file. */
export function findPicture({ fields, file, type, placeOf }: EntityDraft, there: ReadonlySet<string>): FoundPicture {
  const { picture, imagePath, properties } = fields
  const key = picture === undefined ? 'imagePath' : 'picture'
  const named = picture ?? imagePath
  const found = named === undefined ? null : (listed(named, there) ?? (picture ? null : thumbnailOf(named, there)))
  const sceneImage = type === 'scene' ? properties['image_path'] : undefined
  const older = typeof sceneImage === 'string' ? (listed(sceneImage, there) ?? thumbnailOf(sceneImage, there)) : null
  const place = placeOf([key])
  const warnings = named === undefined || found ? [] : [notThere(named, place, there)]
  if (found) return { path: found, place, warnings }
  const beside = besideOf(file, there) ?? older
  return { path: beside, place: { file: beside ?? file, line: 1 }, warnings }
}

/** Finds a picture that `campaign.yaml` names. */
export function findCover(named: string | undefined, place: Place, there: ReadonlySet<string>): FoundPicture {
  const found = named === undefined ? null : listed(named, there)
  return { path: found, place, warnings: named === undefined || found ? [] : [notThere(named, place, there)] }
}

function listed(named: string, there: ReadonlySet<string>): string | null {
  const normal = path.posix.normalize(named.replaceAll('\\', '/'))
  return there.has(normal) ? normal : null
}

function besideOf(file: string, there: ReadonlySet<string>): string | null {
  const base = file.slice(0, -path.posix.extname(file).length)
  return pictureEndings.map((ending) => `${base}.${ending}`).find((name) => there.has(name)) ?? null
}

/**
 * Pictures in the legacy form often have only thumbnails left: `thumbnails/{basename}-{size}.png`, next to the picture or in the
 * campaign's folder (specification, section 3). The largest is then used as the picture.
 */
function thumbnailOf(named: string, there: ReadonlySet<string>): string | null {
  const { dir, name } = path.posix.parse(named)
  const folders = [path.posix.join(dir, 'thumbnails'), 'thumbnails']
  const candidates = ['large', 'medium', 'small'].flatMap((size) =>
    folders.map((folder) => `${folder}/${name}-${size}.png`),
  )
  return candidates.find((candidate) => there.has(candidate)) ?? null
}

function notThere(named: string, place: Place, there: ReadonlySet<string>): Fault {
  const meant = nearest(named, there)
  const fix = meant
    ? `did you mean "${meant}"?`
    : 'put it there, or name another; paths are relative to the folder of campaign.yaml'
  return warning(place, `there is no picture "${named}"`, fix)
}
