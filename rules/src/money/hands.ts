import { MONEY_MAX } from './coins.ts'

/** The owner that all of the party share. */
export const STASH = 'stash'
/** The id of money where others are of items. */
export const MONEY = 'money'

/** What was offered and not taken yet, and what was taken and may be taken back. */
export interface Gift {
  readonly id: string
  /** A character, or the stash. */
  readonly from: string
  readonly to: string
  /** An item, or money. */
  readonly thing: string
  readonly amount: number
  readonly state: 'offered' | 'taken'
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Money, the shared stash, gifts and spent ammunition. The items of characters are in their inventories. */
export interface Hands {
  /** By owner, in the smallest coin. */
  readonly money: Readonly<Record<string, number>>
  /** Amounts by item. */
  readonly stash: Readonly<Record<string, number>>
  readonly gifts: readonly Gift[]
  /** The shots fired since the last reload, by character and weapon. */
  readonly fired: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export const emptyHands: Hands = { money: {}, stash: {}, gifts: [], fired: {} }

/** How many taken gifts are remembered, so they can be taken back. */
const TAKEN_MAX = 40

/**
 * The money of a character or of the stash.
 * @example moneyOf({ money: { stash: 12 } }, 'stash') // 12
 */
export function moneyOf({ money }: Pick<Hands, 'money'>, owner: string): number {
  return money[owner] ?? 0
}

/**
 * With another amount of money; `null` if it is below 0 or above the most that anybody has.
 * @example withMoney(emptyHands, 'stash', -1) // null
 */
export function withMoney(hands: Hands, owner: string, amount: number): Hands | null {
  if (amount < 0 || amount > MONEY_MAX) return null
  return { ...hands, money: withAmount(hands.money, owner, amount) }
}

/**
 * With money moved from one owner to another; `null` if there is too little.
 * @example withPayment(emptyHands, { from: 'stash', to: 'characters/odo', amount: 1 }) // null
 */
export function withPayment(
  hands: Hands,
  { from, to, amount }: { readonly from: string; readonly to: string; readonly amount: number },
): Hands | null {
  const paid = withMoney(hands, from, moneyOf(hands, from) - amount)
  return paid && withMoney(paid, to, moneyOf(paid, to) + amount)
}

/**
 * With more or less of an item in the stash; `null` if there is too little.
 * @example withStash(emptyHands, 'items/rope', -1) // null
 */
export function withStash(hands: Hands, item: string, by: number): Hands | null {
  const amount = (hands.stash[item] ?? 0) + by
  return amount < 0 ? null : { ...hands, stash: withAmount(hands.stash, item, amount) }
}

/**
 * With a gift added or changed. Only the newest taken ones are remembered.
 * @example withGift(emptyHands, { id: 'a', from: 'stash', to: 'characters/odo', thing: 'money', amount: 1, state: 'offered', at: 0 }).gifts.length // 1
 */
export function withGift(hands: Hands, gift: Gift): Hands {
  const others = hands.gifts.filter(({ id }) => id !== gift.id)
  const all = [...others, gift]
  const taken = all.filter(({ state }) => state === 'taken').toSorted((one, other) => other.at - one.at)
  const forgotten = new Set(taken.slice(TAKEN_MAX).map(({ id }) => id))
  return { ...hands, gifts: all.filter(({ id }) => !forgotten.has(id)) }
}

/**
 * The hands without the gift with this id.
 * @example withoutGift(emptyHands, 'a').gifts.length // 0
 */
export function withoutGift(hands: Hands, giftId: string): Hands {
  return { ...hands, gifts: hands.gifts.filter(({ id }) => id !== giftId) }
}

/**
 * Without the offers that nobody took.
 * @example withoutOffers(emptyHands).gifts.length // 0
 */
export function withoutOffers(hands: Hands): Hands {
  return { ...hands, gifts: hands.gifts.filter(({ state }) => state !== 'offered') }
}

/**
 * The shots that are left in a weapon with this many.
 * @example shotsLeft({ fired: { 'characters/odo': { 'items/pistol': 2 } } }, 'characters/odo', 'items/pistol', 3) // 1
 */
export function shotsLeft(
  { fired }: Pick<Hands, 'fired'>,
  character: string,
  weapon: string,
  capacity: number,
): number {
  return Math.max(0, capacity - (fired[character]?.[weapon] ?? 0))
}

/**
 * With this many shots fired since the last reload.
 * @example withFired(emptyHands, 'characters/odo', 'items/pistol', 2).fired // { 'characters/odo': { 'items/pistol': 2 } }
 */
export function withFired(hands: Hands, character: string, weapon: string, shots: number): Hands {
  const ofCharacter = withAmount(hands.fired[character] ?? {}, weapon, Math.max(0, shots))
  return { ...hands, fired: { ...hands.fired, [character]: ofCharacter } }
}

/** Leaves out nothing at all, so a record names only what there is. */
function withAmount(record: Readonly<Record<string, number>>, key: string, amount: number): Record<string, number> {
  return Object.fromEntries([
    ...Object.entries(record).filter(([one]) => one !== key),
    ...(amount === 0 ? [] : [[key, amount] as const]),
  ])
}
