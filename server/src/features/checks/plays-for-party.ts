import { everything, PARTY_TAG } from '@waybook/contract'

import { readCards } from '../entities/cards.ts'
import type { WriteContext } from '../request-context.ts'

/** Whether a character is on the players' side: it belongs to the party, or the viewer plays it. */
export async function playsForParty({ records, viewer }: WriteContext, character: string): Promise<boolean> {
  if (viewer.role !== 'gameMaster' && viewer.characterId === character) return true
  const [card] = await readCards(records, [character], everything)
  return card?.tags.includes(PARTY_TAG) === true
}
