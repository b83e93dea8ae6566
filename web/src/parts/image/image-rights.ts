import type { Entity, Me } from '@waybook/contract'
import { imageRights } from '@waybook/messages/imageRights'

import type { RefusedAction } from '#parts/entity/refused-actions.tsx'

type Viewer = Pick<Me, 'may' | 'role' | 'characterId' | 'imageGeneration'>
type Pictured = Pick<Entity, 'id' | 'type' | 'image'>

/** What the viewer may do with an entity's picture. It only controls the buttons; the server enforces the permissions. */
export interface ImageRights {
  readonly generate: boolean
  readonly remove: boolean
  readonly upload: boolean
  /** Whether they may see and restore removed pictures. */
  readonly restore: boolean
}

export function imageRightsOf({ may, role, characterId, imageGeneration }: Viewer, entity: Pictured): ImageRights {
  const absent = entity.image === null
  const own = role === 'gameMaster' || entity.id === characterId
  return {
    generate: absent && imageGeneration && may.includes('generateImage'),
    remove: !absent && may.includes('deleteImage'),
    upload: own || (absent && may.includes('addImage')),
    restore: may.includes('deleteImage'),
  }
}

export function hasAny({ generate, remove, upload, restore }: ImageRights): boolean {
  return generate || remove || upload || restore
}

/** The buttons that everyone sees (specification, section 6) but this viewer may not use. */
export function refusedImageActions({ may, imageGeneration }: Viewer, { type, image }: Pictured): RefusedAction[] {
  if (image === null)
    return !imageGeneration || may.includes('generateImage')
      ? []
      : [
          {
            label: type === 'character' ? imageRights.generatePortrait() : imageRights.generateImage(),
            reason: imageRights.onlyGenerate(),
          },
        ]
  return type !== 'scene' || may.includes('deleteImage')
    ? []
    : [{ label: imageRights.deleteImage(), reason: imageRights.onlyDelete() }]
}
