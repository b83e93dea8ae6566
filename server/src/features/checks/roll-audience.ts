import { reaches, type RollAudience } from '@waybook/contract'

import type { WriteContext } from '../request-context.ts'
import type { CheckDocument, Part } from './document.ts'

/** What is rolled for somebody whom players do not know is for the game master, whatever the check says: the log would tell of them. */
export async function audienceOfRoll(
  { records }: WriteContext,
  { audience }: Pick<CheckDocument, 'audience'>,
  { character }: Pick<Part, 'character'>,
): Promise<RollAudience> {
  const [named] = await records.entities.names([character], { everything: true })
  return named && reaches(named.reveal, 'name') ? audience : 'gameMaster'
}
