import path from 'node:path'

import type { YamlPath } from '@waybook/entity-text'

import type { EntityDraft } from './entity-file.ts'
import type { Place } from './fault.ts'
import { illustratingFile } from './illustrations.ts'

export interface NamedPath {
  readonly path: string
  readonly place: Place
  /** In the legacy form, it may also mean the thumbnails that are left of the picture. */
  readonly isLegacy: boolean
}

/** What an entity's file says about its picture. */
export interface NamedPicture {
  readonly named: NamedPath | null
  /** The battle map that a scene in the legacy form names. */
  readonly sceneImage: string | null
  /** The picture of its map. */
  readonly map: NamedPath | null
}

/** A picture that an entity's texts name. */
export interface NamedTextPicture {
  /** As it is written. */
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

/** The pictures that an entity's texts show, each once. */
export function namedTextPictures({ file, source, body, boxText, gmNotes }: EntityDraft): NamedTextPicture[] {
  const targets = [body, boxText, gmNotes].flatMap((text) => ('pictures' in text ? text.pictures : []))
  return Array.from(new Set(targets), (target) => ({ target, place: { file, line: lineOf(target, source) } }))
}

function lineOf(target: string, source: string): number {
  const name = path.posix.basename(target)
  const at = [name, encodeURI(name)].map((one) => source.indexOf(one)).find((index) => index >= 0) ?? 0
  return source.slice(0, at).split('\n').length
}
