import type { RollAudience } from './records/roll.ts'
import type { Settings } from './records/settings.ts'

/** The user who makes a request. The server determines it from the session or API key, never from the request's content. */
export interface Viewer {
  readonly userId: string
  readonly role: Role
  /** The id of the character that this account plays. A game master may have one too. */
  readonly characterId: string | null
}

export type Role = 'gameMaster' | 'player'

/**
 * Permissions that the game master may grant to players in the campaign's settings. `seePoints`: see the hit points and strain of other
 * players' characters. `rollForTable`: make rolls that everyone sees. `createCharacter`: make the character that they will play.
 */
export const grants = [
  'generateImage',
  'deleteImage',
  'setActiveScene',
  'moveOwnToken',
  'seePoints',
  'rollForTable',
  'createCharacter',
] as const
export type Grant = (typeof grants)[number]
export const DEFAULT_GRANTS: readonly Grant[] = ['generateImage', 'seePoints', 'rollForTable']

/** Actions that are always reserved for the game master. */
const gameMasterActions = [
  'seeHidden',
  'readGameMasterNotes',
  'setVisibility',
  'editTokens',
  'manageJobs',
  'chooseCharacter',
] as const
export type Action = Grant | 'addImage' | (typeof gameMasterActions)[number]

/**
 * Whether the viewer may upload a picture for an entity that they see. Players always may for their own character. For another entity they
 * need the grant `generateImage`, even if image generation is off, and the entity must have no picture.
 * @example
 * const maren = { userId: 'maren', role: 'player', characterId: 'characters/kessa-vane' }
 * mayAddImage(maren, [], { id: 'characters/kessa-vane', hasImage: true }) // true
 * mayAddImage(maren, ['generateImage'], { id: 'items/bell', hasImage: true }) // false
 */
export function mayAddImage(
  viewer: Viewer,
  granted: readonly Grant[],
  entity: { readonly id: string; readonly hasImage: boolean },
): boolean {
  if (viewer.role === 'gameMaster' || entity.id === viewer.characterId) return true
  return !entity.hasImage && granted.includes('generateImage')
}

/**
 * Everything that this viewer may do with these grants and settings. The web app relies on this list alone. Nobody may do actions that are
 * switched off.
 * @example
 * const maren = { userId: 'maren', role: 'player', characterId: 'characters/kessa-vane' }
 * actionsOf(maren, ['generateImage'], { imageGeneration: true }) // ['generateImage', 'addImage']
 * actionsOf(maren, ['generateImage'], { imageGeneration: false }) // ['addImage']
 */
export function actionsOf(
  viewer: Viewer,
  granted: readonly Grant[],
  { imageGeneration }: Pick<Settings, 'imageGeneration'>,
): Action[] {
  const own: readonly Grant[] = viewer.role === 'gameMaster' ? grants : granted
  const actions: Action[] = [...own, ...(viewer.role === 'gameMaster' ? gameMasterActions : [])]
  if (own.includes('generateImage')) actions.push('addImage')
  return actions.filter((action) => action !== 'generateImage' || imageGeneration)
}

/** The viewers who may call an operation. `owner` is the player of the character whose id is in the parameter `of`. */
export type Callers =
  | { readonly who: 'signedIn' }
  | { readonly who: 'gameMaster' }
  | { readonly who: 'owner'; readonly of: string }
  | { readonly who: 'granted'; readonly grant: Grant }

export const signedIn: Callers = { who: 'signedIn' }
export const gameMaster: Callers = { who: 'gameMaster' }
/**
 * @example ownerOf('id') // { who: 'owner', of: 'id' }
 */
export const ownerOf = (param: string): Callers => ({ who: 'owner', of: param })
/**
 * @example grantedBy('deleteImage') // { who: 'granted', grant: 'deleteImage' }
 */
export const grantedBy = (grant: Grant): Callers => ({ who: 'granted', grant })

/**
 * Whether the viewer may call an operation with these callers and parameters. The parameters must already be validated.
 * @example
 * const maren = { userId: 'maren', role: 'player', characterId: 'characters/kessa-vane' }
 * mayCall(maren, ownerOf('id'), { id: 'characters/kessa-vane' }, []) // true
 * mayCall(maren, grantedBy('deleteImage'), {}, ['generateImage']) // false
 */
export function mayCall(viewer: Viewer, callers: Callers, params: unknown, granted: readonly Grant[]): boolean {
  if (viewer.role === 'gameMaster') return true
  switch (callers.who) {
    case 'signedIn':
      return true
    case 'gameMaster':
      return false
    case 'owner':
      return (
        viewer.characterId !== null &&
        typeof params === 'object' &&
        Object.entries(params ?? {}).some(([key, id]) => key === callers.of && id === viewer.characterId)
      )
    case 'granted':
      return granted.includes(callers.grant)
  }
}

/**
 * The audience of a roll. Only the game master sees the roll of a player who may not roll for the whole table.
 * @example
 * const maren = { userId: 'maren', role: 'player', characterId: 'characters/kessa-vane' }
 * effectiveAudience('table', maren, []) // 'gameMaster'
 */
export function effectiveAudience(wanted: RollAudience, viewer: Viewer, granted: readonly Grant[]): RollAudience {
  const isNarrowed = wanted === 'table' && viewer.role === 'player' && !granted.includes('rollForTable')
  return isNarrowed ? 'gameMaster' : wanted
}

/**
 * Whether a viewer may see a roll. Rolls with the audience `self` are hidden even from the game master.
 * @example
 * const bram = { userId: 'bram', role: 'gameMaster', characterId: null }
 * maySeeRoll(bram, { audience: 'self', rollerId: 'maren' }) // false
 */
export function maySeeRoll(
  viewer: Viewer,
  roll: { readonly audience: RollAudience; readonly rollerId: string },
): boolean {
  if (roll.rollerId === viewer.userId || roll.audience === 'table') return true
  return roll.audience === 'gameMaster' && viewer.role === 'gameMaster'
}

/**
 * Whether a viewer who may see a roll may see all of its dice. Players may not if its difficulty is hidden.
 * @example maySeeDice({ role: 'player' }, { difficultyHidden: true }) // false
 */
export function maySeeDice(
  viewer: Pick<Viewer, 'role'>,
  roll: { readonly difficultyHidden?: boolean | undefined },
): boolean {
  return viewer.role === 'gameMaster' || roll.difficultyHidden !== true
}
