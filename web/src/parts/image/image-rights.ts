import type { Entity, Me } from '@waybook/contract'

/** `none`: the control is not shown at all. */
export type Right = 'granted' | 'refused' | 'none'

/** What the viewer may do with the picture of an entity. Only decides what is shown; the server enforces it. */
export interface ImageRights {
  readonly generate: Right
  readonly remove: Right
  readonly upload: boolean
  /** Whether they may see and restore removed pictures. */
  readonly restore: boolean
}

export function imageRightsOf(
  me: Pick<Me, 'may' | 'role' | 'characterId' | 'imageGeneration'>,
  entity: Pick<Entity, 'id' | 'type' | 'image'>,
): ImageRights {
  const { may, role, characterId, imageGeneration } = me
  const absent = entity.image === null
  const own = role === 'gameMaster' || entity.id === characterId
  return {
    generate: !absent || !imageGeneration ? 'none' : may.includes('generateImage') ? 'granted' : 'refused',
    // On scene pages everyone sees the button (specification, section 2).
    remove: absent ? 'none' : may.includes('deleteImage') ? 'granted' : entity.type === 'scene' ? 'refused' : 'none',
    upload: own || (absent && may.includes('addImage')),
    restore: may.includes('deleteImage'),
  }
}

export function hasAny({ generate, remove, upload, restore }: ImageRights): boolean {
  return upload || restore || generate !== 'none' || remove !== 'none'
}
