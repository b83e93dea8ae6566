import { withoutOffers } from '@waybook/rules'

import type { CampaignTransaction } from '#database/database.ts'

import { readHands, saveHands } from './queries.ts'

/** Within a transaction: ends the offers that nobody took. Only those whose characters are concerned are notified. */
export async function endOffers(tx: CampaignTransaction): Promise<void> {
  const hands = await readHands(tx)
  const offers = hands.gifts.filter(({ state }) => state === 'offered')
  if (offers.length === 0) return
  const readers = [...new Set(offers.flatMap(({ from, to }) => [from, to]))]
  await saveHands(tx, withoutOffers(hands), { did: 'giftEnded', readers })
}
