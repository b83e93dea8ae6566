import type { EntityType } from './entity-type.ts'
import type { RollAudience } from './records/roll.ts'
import type { Settings } from './records/settings.ts'
import type { Viewer } from './viewer.ts'

/** The tag that makes a character one of the party, and so visible. */
export const PARTY_TAG = 'party-member'

/**
 * What the game master may open to players in the campaign's settings. `seePoints`: hit points and strain of each other's characters;
 * `rollForTable`: rolls that everybody hears.
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

/** What only the game master may do, whatever the settings. */
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
 * Whether the viewer may put a picture of their own on an entity that they see: players where there is none, if they may have pictures made at all
 * (which need not be switched on), and on their own character always.
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
 * Everything that this viewer may do in a campaign with these grants and settings; the web asks this list and decides nothing itself.
 * What is switched off nobody may.
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

/** Who may call an operation. `owner` is the player of the character that the named parameter holds. */
export type Callers =
  | { readonly who: 'signedIn' }
  | { readonly who: 'gameMaster' }
  | { readonly who: 'owner'; readonly of: string }
  | { readonly who: 'granted'; readonly grant: Grant }

export const signedIn: Callers = { who: 'signedIn' }
export const gameMaster: Callers = { who: 'gameMaster' }
export const ownerOf = (param: string): Callers => ({ who: 'owner', of: param })
export const grantedBy = (grant: Grant): Callers => ({ who: 'granted', grant })

/** Whether the viewer may call an operation with these callers and (already validated) parameters. */
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

/** What decides whether players see an entity: what was set in play, else what its file says, else its type. */
export interface Visibility {
  readonly type: EntityType
  readonly tags: readonly string[]
  /** The front matter's `visible`. */
  readonly authored: boolean | null
  /** What the game master set in Waybook. */
  readonly played: boolean | null
}

/** Characters are shown when of the party, scenes once they were made active, all else always (specification, section 4). */
export function isShown({ type, tags, authored, played }: Visibility): boolean {
  const byType = type === 'character' ? tags.includes(PARTY_TAG) : type !== 'scene'
  return played ?? authored ?? byType
}

/** How much of the world a reader gets: everything, or what is shown and their own character. */
export type VisibilityScope =
  | { readonly everything: true }
  | { readonly everything: false; readonly ownCharacter: string | null }

export function scopeOf(viewer: Viewer): VisibilityScope {
  return viewer.role === 'gameMaster' ? { everything: true } : { everything: false, ownCharacter: viewer.characterId }
}

export function maySee(scope: VisibilityScope, entity: { readonly id: string; readonly shown: boolean }): boolean {
  return scope.everything || entity.shown || entity.id === scope.ownCharacter
}

/** Whether the hit points and strain of a character may be told to whoever has this scope. */
export function seesPoints(scope: VisibilityScope, characterId: string, granted: readonly Grant[]): boolean {
  return scope.everything || scope.ownCharacter === characterId || granted.includes('seePoints')
}

/** Who hears a roll that was made for somebody, where players may not be allowed to roll for the whole table. */
export function heardBy(wanted: RollAudience, viewer: Viewer, granted: readonly Grant[]): RollAudience {
  const isNarrowed = wanted === 'table' && viewer.role === 'player' && !granted.includes('rollForTable')
  return isNarrowed ? 'gameMaster' : wanted
}

/** Whether a viewer may know of a roll. What somebody rolls for themselves is nobody else's, not even the game master's. */
export function mayHear(viewer: Viewer, roll: { readonly audience: RollAudience; readonly rollerId: string }): boolean {
  if (roll.rollerId === viewer.userId || roll.audience === 'table') return true
  return roll.audience === 'gameMaster' && viewer.role === 'gameMaster'
}
