import type { YamlPath } from '@waybook/entity-text'

import type { EntityDraft } from './entity-file.ts'
import type { Place } from './fault.ts'
import { illustratingFile } from './illustrations.ts'

/** What an entity's file says about its picture. */
export interface NamedPicture {
  /** In the legacy form, it may also mean the thumbnails that are left of the picture. */
  readonly named: { readonly path: string; readonly place: Place; readonly isLegacy: boolean } | null
  /** The battle map that a scene in the legacy form names. */
  readonly sceneImage: string | null
}

export function namedPicture(draft: EntityDraft): NamedPicture {
  const { type, fields } = draft
  const sceneImage = type === 'scene' ? fields.properties['image_path'] : undefined
  return { named: namedIn(draft), sceneImage: typeof sceneImage === 'string' ? sceneImage : null }
}

function namedIn({ fields, placeOf }: EntityDraft): NamedPicture['named'] {
  const at = (key: YamlPath, path: string, isLegacy: boolean) => ({ path, place: placeOf(key), isLegacy })
  if (fields.picture !== undefined) return at(['picture'], fields.picture, false)
  if (fields.imagePath !== undefined) return at(['imagePath'], fields.imagePath, true)
  const illustrating = illustratingFile(fields)
  return illustrating === undefined ? null : at(['properties', 'illustrated_by'], illustrating, true)
}
