import { maySee, scopeOf, type ModifierOwner, type Viewer } from '@waybook/contract'
import type { Payment } from '@waybook/rules'

import type { Effect, Modifier, Part } from './document.ts'
import { knownName, pageOf, type SeenCheck, type Surroundings } from './surroundings.ts'

/**
 * The role in which a viewer changes a part. It depends on who plays the character now: a part follows its character to another player, and
 * without a player only the game master may change it.
 */
export function ownerFor(viewer: Viewer, character: string): ModifierOwner {
  if (viewer.role === 'gameMaster') return 'gameMaster'
  return viewer.characterId === character ? 'player' : 'ally'
}

/** Whether a viewer may know that somebody takes part in a check. */
export function knowsPart({ character }: Part, viewer: Viewer, around: Surroundings): boolean {
  return scopeOf(viewer).everything || knownName(character, viewer, around) !== null
}

/** Whether a viewer may know the figures of a combatant or a character, and so its talents and items. */
export function knowsFigures(id: string, viewer: Viewer, around: Surroundings): boolean {
  const scope = scopeOf(viewer)
  const page = pageOf(id, around)
  return scope.everything || (page !== null && maySee(scope, page, 'figures'))
}

/** Whether a viewer may know what a participant has: they know the participant, and its figures. */
export function knowsHolder(id: string, viewer: Viewer, around: Surroundings): boolean {
  return knownName(id, viewer, around) !== null && knowsFigures(id, viewer, around)
}

/** Whether a part has been rolled, and the viewer may know the result. */
export function seesResult({ rolled }: Part, { document, viewer }: Pick<SeenCheck, 'document' | 'viewer'>): boolean {
  if (!rolled) return false
  return viewer.role === 'gameMaster' || document.audience === 'table' || rolled.roll.rollerId === viewer.userId
}

/** Somebody who changes a part. */
export interface Editor {
  readonly userId: string
  readonly firstName: string
  readonly owner: ModifierOwner
  /** The character that they play; `null` for none. */
  readonly characterId: string | null
}

/** Whether an editor may switch or remove a modifier: the game master any, others their own. Story points are undone separately. */
export function mayEdit({ owner, byId, reason }: Modifier, editor: Pick<Editor, 'owner' | 'userId'>): boolean {
  if (reason.kind === 'storyPoint') return false
  if (editor.owner === 'gameMaster') return true
  return owner === editor.owner && (owner === 'player' || byId === editor.userId)
}

const spentByPlayers: ReadonlySet<Payment['symbol']> = new Set(['advantage', 'triumph', 'light', 'dark'])

/** Players may spend advantage, triumph and Force points of their own rolls; the game master may spend everything. */
export function maySpend({ symbol }: Payment, part: Part, viewer: Viewer): boolean {
  const owner = ownerFor(viewer, part.character)
  if (owner === 'gameMaster') return true
  return owner === 'player' && spentByPlayers.has(symbol)
}

/** The entry of a triumph that paid for changed dice. It is undone with them, and not alone. */
export const CHANGE_OPTION = 'diceChange'

/** The game master may undo everything, players their own effects, but not what they paid for dice that have fallen, or a hit from which a price took damage away. */
export function mayUndo(
  { undone, byId, did, option, reduced }: Effect,
  { document, viewer }: Pick<SeenCheck, 'document' | 'viewer'>,
): boolean {
  if (undone || document.state !== 'open' || option === CHANGE_OPTION) return false
  return viewer.role === 'gameMaster' || (byId === viewer.userId && did.kind !== 'used' && reduced === undefined)
}
