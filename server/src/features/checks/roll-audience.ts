import { isEntityId, type RollAudience } from '@waybook/contract'

import { isKnownToPlayers } from '../dice/roll-audience.ts'
import { findTarget } from '../encounters/target.ts'
import type { WriteContext } from '../request-context.ts'
import type { CheckDocument, Part } from './document.ts'

interface Wanted {
  readonly document: Pick<CheckDocument, 'audience'>
  readonly part: Pick<Part, 'character'>
  /** The choice of the roller, which counts only for the game master. */
  readonly chosen: RollAudience | undefined
}

/**
 * Rolls for somebody whom players do not know are for the game master only, unless the game master chooses otherwise: the log would reveal that
 * somebody rolled.
 */
export async function audienceOfRoll(
  context: WriteContext,
  { document: { audience }, part: { character }, chosen }: Wanted,
): Promise<RollAudience> {
  if (chosen !== undefined && context.viewer.role === 'gameMaster') return chosen
  return (await isKnown(context, character)) ? audience : 'gameMaster'
}

/** Whether players know a combatant with its own points, or the page of anybody else. */
async function isKnown(context: WriteContext, id: string): Promise<boolean> {
  return isEntityId(id) ? await isKnownToPlayers(context, id) : (await findTarget(context, id))?.known === true
}
