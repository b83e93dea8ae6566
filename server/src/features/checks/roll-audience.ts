import { isEntityId, type RollAudience } from '@waybook/contract'

import { isKnownToPlayers } from '../dice/roll-audience.ts'
import { findTarget } from '../encounters/target.ts'
import type { WriteContext } from '../request-context.ts'
import type { CheckDocument, Part } from './document.ts'

/** What is rolled for somebody whom players do not know is for the game master, whatever the check says: the log would tell of them. */
export async function audienceOfRoll(
  context: WriteContext,
  { audience }: Pick<CheckDocument, 'audience'>,
  { character }: Pick<Part, 'character'>,
): Promise<RollAudience> {
  return (await isKnown(context, character)) ? audience : 'gameMaster'
}

/** A combatant with points of its own as such; others by their pages. */
async function isKnown(context: WriteContext, id: string): Promise<boolean> {
  return isEntityId(id) ? await isKnownToPlayers(context, id) : (await findTarget(context, id))?.known === true
}
