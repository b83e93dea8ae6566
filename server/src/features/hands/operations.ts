import { Problem, typeOfId, type ParamsOf } from '@waybook/contract'
import {
  inCoins,
  MONEY,
  moneyOf,
  shotsLeft,
  STASH,
  weaponShots,
  withFired,
  withGift,
  withMoney,
  withoutGift,
  type Gift,
  type Hands,
} from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { readAmount } from '../characters/set-inventory.ts'
import { readCards } from '../entities/cards.ts'
import { readNames } from '../entities/names.ts'
import type { OperationHandlers, RequestContext, WriteContext } from '../request-context.ts'
import { moveThing } from './move-things.ts'
import { isFor, isOfViewer, mayTake } from './policy.ts'
import { toGifts, toHands } from './presenter.ts'
import { readHands, saveHands } from './queries.ts'

/** Offers of one character at a time. */
const OFFERS_MAX = 20

export const handsOperations = {
  getHands: async (context) => await toHands(context, await readHands(context.records)),

  giveTo: async (context, wanted) => {
    const { fromCharacterId: from, toCharacterId: to, itemId: thing, amount } = wanted
    await expectHolders(context, from, to)
    await expectThing(context, wanted)
    const hands = await readHands(context.records)
    const gift: Gift = { id: randomId(), from: from ?? '', to, thing, amount, state: 'offered', at: context.records.at }
    if (from === null) {
      await take(context, hands, gift)
      return { gift: null }
    }
    // What goes into the stash or out of it needs nobody's consent, and neither do gifts to oneself.
    if (from === STASH || to === STASH) return { gift: await take(context, hands, gift) }
    await expectEnough(context, hands, gift)
    const open = hands.gifts.filter((one) => one.state === 'offered' && one.from === from)
    if (open.length >= OFFERS_MAX) throw new Problem('conflict', playProblems.tooManyOffers({ most: OFFERS_MAX }))
    await saveHands(context.records, withGift(hands, gift), { did: 'giftOffered', from, to, readers: readersOf(gift) })
    return { gift: await shown(context, gift) }
  },

  answerGift: async (context, { giftId, take: isTaken }) => {
    const { hands, gift } = await giftOf(context, giftId)
    if (gift.state !== 'offered') throw new Problem('conflict', playProblems.takenAlready())
    const isReceiver = isFor(context, gift.to)
    if (isTaken && !isReceiver) throw new Problem('not-allowed', playProblems.onlyWhoGetsCanTake())
    if (isTaken) {
      await take(context, hands, gift)
      return
    }
    const { from, to } = gift
    await saveHands(context.records, withoutGift(hands, giftId), {
      did: 'giftEnded',
      from,
      to,
      readers: readersOf(gift),
    })
  },

  undoGift: async (context, { giftId }) => {
    const { hands, gift } = await giftOf(context, giftId)
    if (gift.state !== 'taken') throw new Problem('conflict', playProblems.nobodyTakenYet())
    const { from, to, thing, amount } = gift
    const back = await moveThing(context, withoutGift(hands, giftId), {
      giftId,
      from: to,
      to: from === '' ? null : from,
      thing,
      amount,
    })
    await saveHands(context.records, back, { did: 'giftUndone', from, to, readers: readersOf(gift) })
  },

  adjustMoney: async (context, { characterId, by }) => {
    await expectHolders(context, characterId, null)
    const hands = await readHands(context.records)
    const money = moneyOf(hands, characterId) + by
    const changed = withMoney(hands, characterId, money)
    if (!changed) throw new Problem('conflict', by < 0 ? playProblems.notThatMuchMoney() : playProblems.tooMuchMoney())
    const detail = inCoins(money, (await readCampaignWords(context.records)).coins)
    await saveHands(context.records, changed, {
      did: 'moneyChanged',
      from: characterId,
      detail,
      readers: [characterId],
    })
    return { money }
  },

  reload: async (context, { characterId, itemId, left }) => {
    await expectHolders(context, characterId, null)
    const [item] = await readCards(context.records, [itemId], context.scope)
    const capacity = item ? weaponShots(item.properties) : null
    if (capacity === null) throw new Problem('not-found', playProblems.weaponCountsNoShots())
    const wanted = Math.min(left ?? capacity, capacity)
    const hands = withFired(await readHands(context.records), characterId, itemId, capacity - wanted)
    const about = { from: characterId, to: itemId, detail: `${wanted}`, readers: [characterId] }
    await saveHands(context.records, hands, { did: 'shotsChanged', ...about })
    return { left: shotsLeft(hands, characterId, itemId, capacity) }
  },
} satisfies Partial<OperationHandlers>

/** The viewer acts for the giver, and knows the receiver. Both are characters or the stash, and not the same. */
async function expectHolders(context: WriteContext, from: string | null, to: string | null): Promise<void> {
  const { viewer, records, scope } = context
  if (from === null && to !== null && viewer.role !== 'gameMaster') throw new Problem('not-allowed')
  if (from !== null && !isFor(context, from)) throw new Problem('not-allowed', playProblems.playersGiveOwnThings())
  // Everybody acts for the stash, but takes for nobody else, and only if the game master lets players take.
  if (from === STASH && to !== null && !isFor(context, to)) throw new Problem('not-allowed')
  if (from === STASH && !(await mayTake(context)))
    throw new Problem('not-allowed', playProblems.gameMasterGivesOutOfStash())
  if (from !== null && from === to) throw new Problem('bad-params', 'params.toCharacterId: is the giver')
  const people = [from, to].filter((one) => one !== null && one !== STASH)
  if (people.some((id) => typeOfId(id ?? '') !== 'character')) throw new Problem('not-found')
  const known = await readNames(
    records,
    people.filter((id) => id !== null),
    scope,
  )
  if (known.length < new Set(people).size) throw new Problem('not-found')
}

async function expectThing({ records, scope }: WriteContext, { itemId }: ParamsOf<'giveTo'>): Promise<void> {
  if (itemId === MONEY) return
  const [item] = typeOfId(itemId) === 'item' ? await readCards(records, [itemId], scope) : []
  if (!item) throw new Problem('not-found')
}

/** Nothing is reserved, but nobody offers what they don't have. */
async function expectEnough({ records }: WriteContext, hands: Hands, { from, thing, amount }: Gift): Promise<void> {
  const has = thing === MONEY ? moneyOf(hands, from) : await readAmount(records, { characterId: from, itemId: thing })
  if (has < amount) throw new Problem('conflict', playProblems.notThatMuch())
}

async function take(context: WriteContext, hands: Hands, gift: Gift) {
  const taken: Gift = { ...gift, state: 'taken', at: context.records.at }
  const { id: giftId, from, to, thing, amount } = gift
  const moved = await moveThing(context, hands, { giftId, from: from === '' ? null : from, to, thing, amount })
  await saveHands(context.records, withGift(moved, taken), {
    did: 'giftTaken',
    from,
    to,
    giftId,
    readers: readersOf(gift),
  })
  return await shown(context, taken)
}

/** The stash is everyone's. */
function readersOf({ from, to }: Pick<Gift, 'from' | 'to'>): readonly string[] | null {
  return from === STASH || to === STASH ? null : [from, to].filter((one) => one !== '')
}

async function shown(context: RequestContext, gift: Gift) {
  const [one] = await toGifts(context, [gift])
  return one ?? null
}

async function giftOf(context: WriteContext, giftId: string): Promise<{ readonly hands: Hands; readonly gift: Gift }> {
  const hands = await readHands(context.records)
  const gift = hands.gifts.find(({ id }) => id === giftId)
  if (!gift || !isOfViewer(context, gift)) throw new Problem('not-found', playProblems.giftNoLongerExists())
  return { hands, gift }
}
