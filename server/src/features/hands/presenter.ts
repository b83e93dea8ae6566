import { maySee, PARTY_TAG, type AnswerOf, type Gift as ShownGift } from '@waybook/contract'
import { MONEY, moneyOf, STASH, type Gift, type Hands } from '@waybook/rules'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { readCards } from '../entities/cards.ts'
import { listEntities } from '../entities/list.ts'
import { readNames } from '../entities/names.ts'
import type { RequestContext } from '../request-context.ts'
import { isFor, isOfViewer, mayTake } from './policy.ts'

/** More members than any party has. */
const PARTY_MAX = 60

export async function toHands(context: RequestContext, hands: Hands): Promise<AnswerOf<'getHands'>> {
  const { records, scope } = context
  const party = await partyOf(context)
  const owners = [...Object.keys(hands.money), ...Object.keys(hands.fired)].filter((owner) => owner !== STASH)
  const known = await readNames(records, [...owners, ...party.map(({ id }) => id)], scope)
  const seen = known.filter((one) => maySee(scope, one, 'figures'))
  const items = await readNames(records, Object.keys(hands.stash), scope)
  const open = items.filter((item) => maySee(scope, item))
  return {
    coins: [...(await readCampaignWords(records)).coins],
    money: Object.fromEntries(seen.map(({ id }) => [id, moneyOf(hands, id)])),
    stash: {
      mayTake: await mayTake(context),
      money: moneyOf(hands, STASH),
      items: open
        .map(({ id, name }) => ({ itemId: id, name, amount: hands.stash[id] ?? 0 }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    },
    gifts: await toGifts(
      context,
      // Gifts from nowhere have nobody to give them back to; the log undoes them.
      hands.gifts.filter((gift) => gift.from !== '' && isOfViewer(context, gift)),
    ),
    fired: Object.fromEntries(seen.map(({ id }) => [id, { ...hands.fired[id] }])),
    party,
  }
}

async function partyOf({ records, scope }: RequestContext) {
  const filter = { type: 'character', tag: PARTY_TAG, sort: 'name', limit: PARTY_MAX } as const
  const { entities } = await listEntities(records, filter, scope)
  return entities.map(({ id, name }) => ({ id, name }))
}

/** A gift names no character and no item that the viewer doesn't know. */
export async function toGifts(context: RequestContext, gifts: readonly Gift[]): Promise<ShownGift[]> {
  const { records, scope } = context
  const people = [...new Set(gifts.flatMap(({ from, to }) => [from, to]))].filter((one) => one !== STASH)
  const names = new Map((await readNames(records, people, scope)).map(({ id, name }) => [id, name]))
  const things = [...new Set(gifts.map(({ thing }) => thing))].filter((thing) => thing !== MONEY)
  const cards = new Map((await readCards(records, things, scope)).map((card) => [card.id, card]))
  const sideOf = (holder: string) => {
    if (holder === STASH) return { id: STASH, name: 'The stash' }
    const name = names.get(holder)
    return name === undefined ? { id: null, name: null } : { id: holder, name }
  }
  return gifts.map(({ id, from, to, thing, amount, state, at }) => {
    const card = cards.get(thing)
    return {
      id,
      from: sideOf(from),
      to: sideOf(to),
      thing: thing === MONEY || card ? thing : null,
      name: card?.name ?? null,
      amount,
      state,
      isForMe: state === 'offered' && isFor(context, to),
      at,
    }
  })
}
