import { AMOUNT_MAX, maySee, PARTY_TAG, Problem, typeOfId } from '@waybook/contract'

import { playProblems } from '#sentences/problems.ts'

import { readCards } from '../entities/cards.ts'
import { setVisibility } from '../entities/visibility.ts'
import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { carriedOf } from './operations.ts'
import { setEquipped, setInventory } from './set-inventory.ts'

export const equipmentOperations = {
  equipItem: async (context, { characterId, itemId, equipped }) => {
    if ((await carriedOf(context, { characterId, itemId })) === 0) throw new Problem('not-found')
    await setEquipped(context.records, characterId, itemId, equipped)
    return { equipped }
  },

  giveItem: async (context, { characterId, itemId, amount = 1, show }) => {
    const before = await carriedOf(context, { characterId, itemId })
    if (show !== false && (await isHiddenFrom(context, characterId, itemId))) {
      if (!show) throw new Problem('conflict', playProblems.itemUnseenByPlayer())
      await setVisibility(context.records, itemId, true)
    }
    const now = Math.min(before + amount, AMOUNT_MAX)
    await setInventory(context.records, characterId, itemId, now)
    return { amount: now }
  },
} satisfies Partial<OperationHandlers>

/** Whether the character is in the party and its player would not see the item. Nobody plays characters outside the party. */
async function isHiddenFrom({ records, scope }: WriteContext, characterId: string, itemId: string): Promise<boolean> {
  const [character, item] = await Promise.all(
    [characterId, itemId].map(async (id) => (await readCards(records, [id], scope))[0]),
  )
  if (!character?.tags.includes(PARTY_TAG) || !item || typeOfId(itemId) !== 'item') return false
  return !maySee({ everything: false, ownCharacter: characterId }, item)
}
