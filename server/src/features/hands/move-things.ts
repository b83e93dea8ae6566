import { AMOUNT_MAX, maySee, Problem, typeOfId } from '@waybook/contract'
import { MONEY, moneyOf, STASH, withMoney, withPayment, withStash, type Hands } from '@waybook/rules'

import { readAmount, setInventory } from '../characters/set-inventory.ts'
import { readCards } from '../entities/cards.ts'
import { setVisibility } from '../entities/visibility.ts'
import type { WriteContext } from '../request-context.ts'

/** What goes from one holder to another. `from`: `null` for nowhere. */
export interface Moving {
  readonly from: string | null
  readonly to: string
  readonly thing: string
  readonly amount: number
}

const TOO_FEW = 'There is no longer that much of it.'

/** Moves money or an item within the transaction, and shows the item to its receiver. Throws the Problem `conflict` if there is too little. */
export async function moveThing(context: WriteContext, hands: Hands, moving: Moving): Promise<Hands> {
  return moving.thing === MONEY ? moveMoney(hands, moving) : await moveItem(context, hands, moving)
}

function moveMoney(hands: Hands, { from, to, amount }: Moving): Hands {
  const moved =
    from === null ? withMoney(hands, to, moneyOf(hands, to) + amount) : withPayment(hands, { from, to, amount })
  if (!moved) throw new Problem('conflict', TOO_FEW)
  return moved
}

async function moveItem(context: WriteContext, hands: Hands, { from, to, thing, amount }: Moving): Promise<Hands> {
  const without = from === null ? hands : await taken(context, hands, { holder: from, thing, amount })
  if (to === STASH) return withStash(without, thing, amount) ?? without
  const before = await readAmount(context.records, { characterId: to, itemId: thing })
  if (before + amount > AMOUNT_MAX) throw new Problem('conflict', `Nobody can carry more than ${AMOUNT_MAX}.`)
  await showTo(context, to, thing)
  if (!(await setInventory(context.records, to, thing, before + amount))) throw new Problem('not-found')
  return without
}

interface Held {
  readonly holder: string
  readonly thing: string
  readonly amount: number
}

async function taken({ records }: WriteContext, hands: Hands, { holder, thing, amount }: Held): Promise<Hands> {
  if (holder === STASH) {
    const left = withStash(hands, thing, -amount)
    if (!left) throw new Problem('conflict', TOO_FEW)
    return left
  }
  const before = await readAmount(records, { characterId: holder, itemId: thing })
  if (before < amount) throw new Problem('conflict', TOO_FEW)
  await setInventory(records, holder, thing, before - amount)
  return hands
}

/** An item becomes visible to who takes it. */
async function showTo({ records }: WriteContext, characterId: string, itemId: string): Promise<void> {
  const [item] = await readCards(records, [itemId], { everything: true })
  if (!item || typeOfId(itemId) !== 'item') throw new Problem('not-found')
  if (!maySee({ everything: false, ownCharacter: characterId }, item)) await setVisibility(records, itemId, true)
}
