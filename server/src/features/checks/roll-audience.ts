import { isEntityId, type RollAudience } from '@waybook/contract'

import { isKnownToPlayers } from '../dice/roll-audience.ts'
import { findTarget } from '../encounters/target.ts'
import type { WriteContext } from '../request-context.ts'
import type { CheckDocument, Part } from './document.ts'

/** Rolls for somebody whom players do not know are for the game master only: the log would otherwise reveal them. */
export async function audienceOfRoll(
  context: WriteContext,
  { audience }: Pick<CheckDocument, 'audience'>,
  { character }: Pick<Part, 'character'>,
): Promise<RollAudience> {
  return (await isKnown(context, character)) ? audience : 'gameMaster'
}

/** Whether players know a combatant with its own points, or the page of anybody else. */
async function isKnown(context: WriteContext, id: string): Promise<boolean> {
  return isEntityId(id) ? await isKnownToPlayers(context, id) : (await findTarget(context, id))?.known === true
}
