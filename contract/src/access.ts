import type { RollAudience } from './records/roll.ts'
import type { Settings } from './records/settings.ts'
import type { Viewer } from './viewer.ts'

/**
 * Permissions that the game master may grant to players in the campaign's settings. `seePoints`: see the hit points and strain of each
 * other's characters; `rollForTable`: make rolls that everyone sees.
 */
export const grants = [
  'generateImage',
  'deleteImage',
  'setActiveScene',
  'moveOwnToken',
  'seePoints',
  'rollForTable',
] as const
export type Grant = (typeof grants)[number]
export const DEFAULT_GRANTS: readonly Grant[] = ['generateImage', 'seePoints', 'rollForTable']

/** Actions reserved to the game master, whatever the settings. */
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
 * Whether the viewer may upload a picture for an entity that they see. Players always may for their own character. For an entity without a
 * picture they need the grant `generateImage`, even if image generation is switched off.
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
 * Everything that this viewer may do in a campaign with these grants and settings. The web app relies on this list alone. Actions that are
 * switched off are missing for everyone.
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

/** Who may call an operation. `owner` is the player of the character whose id is in the parameter `of`. */
export type Callers =
  | { readonly who: 'signedIn' }
  | { readonly who: 'gameMaster' }
  | { readonly who: 'owner'; readonly of: string }
  | { readonly who: 'granted'; readonly grant: Grant }

export const signedIn: Callers = { who: 'signedIn' }
export const gameMaster: Callers = { who: 'gameMaster' }
export const ownerOf = (param: string): Callers => ({ who: 'owner', of: param })
export const grantedBy = (grant: Grant): Callers => ({ who: 'granted', grant })

/** Whether the viewer may call an operation with these callers and parameters, which must already be validated. */
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

/** The audience of a roll: narrowed to the game master if the player may not roll for the whole table. */
export function effectiveAudience(wanted: RollAudience, viewer: Viewer, granted: readonly Grant[]): RollAudience {
  const isNarrowed = wanted === 'table' && viewer.role === 'player' && !granted.includes('rollForTable')
  return isNarrowed ? 'gameMaster' : wanted
}

/** Whether a viewer may see a roll. Rolls with the audience `self` are hidden even from the game master. */
export function maySeeRoll(
  viewer: Viewer,
  roll: { readonly audience: RollAudience; readonly rollerId: string },
): boolean {
  if (roll.rollerId === viewer.userId || roll.audience === 'table') return true
  return roll.audience === 'gameMaster' && viewer.role === 'gameMaster'
}

/** Whether a viewer who may see a roll may see all of its dice: not players if they may not know how hard it was. */
export function maySeeDice(
  viewer: Pick<Viewer, 'role'>,
  roll: { readonly difficultyHidden?: boolean | undefined },
): boolean {
  return viewer.role === 'gameMaster' || roll.difficultyHidden !== true
}
