import path from 'node:path'

import type { YamlPath } from '@waybook/entity-text'

import type { EntityDraft } from './entity-file.ts'
import type { Place } from './fault.ts'
import { illustratingFile } from './illustrations.ts'

export interface NamedPath {
  readonly path: string
  readonly place: Place
  /** In the legacy form, the path may also stand for the picture's thumbnails. */
  readonly isLegacy: boolean
}

/** The pictures that an entity's file names. */
export interface NamedPicture {
  readonly named: NamedPath | null
  /** The battle map named by a scene in the legacy form. */
  readonly sceneImage: string | null
  /** The picture of its map. */
  readonly map: NamedPath | null
}

/** A picture in an entity's texts. */
export interface NamedTextPicture {
  /** As written. */
  readonly target: string
  readonly place: Place
}

export function namedPicture(draft: EntityDraft): NamedPicture {
  const { type, fields, placeOf } = draft
  const sceneImage = type === 'scene' ? fields.properties['image_path'] : undefined
  const map = fields.map === undefined ? null : { path: fields.map, place: placeOf(['map']), isLegacy: false }
  return { named: namedIn(draft), sceneImage: typeof sceneImage === 'string' ? sceneImage : null, map }
}

function namedIn({ fields, placeOf }: EntityDraft): NamedPicture['named'] {
  const at = (key: YamlPath, picture: string, isLegacy: boolean) => ({ path: picture, place: placeOf(key), isLegacy })
  if (fields.picture !== undefined) return at(['picture'], fields.picture, false)
  if (fields.imagePath !== undefined) return at(['imagePath'], fields.imagePath, true)
  const illustrating = illustratingFile(fields)
  return illustrating === undefined ? null : at(['properties', 'illustrated_by'], illustrating, true)
}

/** The pictures in an entity's texts, each once. */
export function namedTextPictures({ file, source, body, boxText, gmNotes }: EntityDraft): NamedTextPicture[] {
  const targets = [body, boxText, gmNotes].flatMap((text) => ('pictures' in text ? text.pictures : []))
  return Array.from(new Set(targets), (target) => ({ target, place: { file, line: lineOf(target, source) } }))
}

function lineOf(target: string, source: string): number {
  const name = path.posix.basename(target)
  const at = [name, encodeURI(name)].map((one) => source.indexOf(one)).find((index) => index >= 0) ?? 0
  return source.slice(0, at).split('\n').length
}
