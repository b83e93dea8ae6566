import { AMOUNT_MAX, maySee, Problem, typeOfId } from '@waybook/contract'
import { MONEY, moneyOf, STASH, withMoney, withPayment, withStash, type Hands } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { readAmount, setInventory } from '../characters/set-inventory.ts'
import { readCards } from '../entities/cards.ts'
import { setVisibility } from '../entities/visibility.ts'
import type { WriteContext } from '../request-context.ts'

/** What goes from one holder to another. `from` and `to`: `null` for nowhere. */
export interface Moving {
  readonly giftId: string
  readonly from: string | null
  readonly to: string | null
  readonly thing: string
  readonly amount: number
}

/** Moves money or an item within the transaction, and shows the item to its receiver. Throws the Problem `conflict` if there is too little. */
export async function moveThing(context: WriteContext, hands: Hands, moving: Moving): Promise<Hands> {
  return moving.thing === MONEY ? moveMoney(hands, moving) : await moveItem(context, hands, moving)
}

function moveMoney(hands: Hands, { from, to, amount }: Moving): Hands {
  const moved =
    from !== null && to !== null ? withPayment(hands, { from, to, amount }) : withAmount(hands, from, to, amount)
  if (!moved) throw new Problem('conflict', playProblems.noLongerThatMuch())
  return moved
}

/** Money from nowhere, or to nowhere. */
function withAmount(hands: Hands, from: string | null, to: string | null, amount: number): Hands | null {
  const holder = from ?? to
  return holder === null ? hands : withMoney(hands, holder, moneyOf(hands, holder) + (from === null ? amount : -amount))
}

async function moveItem(context: WriteContext, hands: Hands, moving: Moving): Promise<Hands> {
  const { from, to, thing, amount, giftId } = moving
  const without = from === null ? hands : await taken(context, hands, { holder: from, thing, amount, giftId })
  if (to === null) return without
  if (to === STASH) return withStash(without, thing, amount) ?? without
  const before = await readAmount(context.records, { characterId: to, itemId: thing })
  if (before + amount > AMOUNT_MAX)
    throw new Problem('conflict', playProblems.carriesTooMuch({ most: String(AMOUNT_MAX) }))
  await showTo(context, to, thing)
  if (!(await setInventory(context.records, to, thing, before + amount, giftId))) throw new Problem('not-found')
  return without
}

interface Held {
  readonly holder: string
  readonly thing: string
  readonly amount: number
  readonly giftId: string
}

async function taken({ records }: WriteContext, hands: Hands, { holder, thing, amount, giftId }: Held): Promise<Hands> {
  if (holder === STASH) {
    const left = withStash(hands, thing, -amount)
    if (!left) throw new Problem('conflict', playProblems.noLongerThatMuch())
    return left
  }
  const before = await readAmount(records, { characterId: holder, itemId: thing })
  if (before < amount) throw new Problem('conflict', playProblems.noLongerThatMuch())
  await setInventory(records, holder, thing, before - amount, giftId)
  return hands
}

/** An item becomes visible to who takes it. */
async function showTo({ records }: WriteContext, characterId: string, itemId: string): Promise<void> {
  const [item] = await readCards(records, [itemId], { everything: true })
  if (!item || typeOfId(itemId) !== 'item') throw new Problem('not-found')
  if (!maySee({ everything: false, ownCharacter: characterId }, item)) await setVisibility(records, itemId, true)
}
