import { useQueryClient } from '@tanstack/react-query'
import type { Gift } from '@waybook/contract'
import { handsWords } from '@waybook/messages/handsWords'
import { inCoins, standardCoins, type Coin } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'

/** Money, the shared stash and gifts, as far as the viewer sees them. */
export function useHands() {
  const { data, error, refetch } = useOperation('getHands', {})
  return { hands: data, coins: data?.coins ?? standardCoins, error: data ? null : error, retry: () => void refetch() }
}

/** Fetches money, the stash and gifts again after the viewer's own change. Others' changes come over the live connection. */
export function useRefetchHands(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const name of ['getHands', 'getInventory']) void queries.invalidateQueries({ queryKey: [name] })
  }
}

export function useAnswerGift() {
  return useWrite('answerGift', {
    onSuccess: useRefetchHands(),
    params: ({ giftId, take }: { readonly giftId: string; readonly take: boolean }) => ({ giftId, take }),
  })
}

/**
 * What a gift is, in words.
 * @example giftWords({ thing: 'items/lamp-oil', name: 'Lamp oil', amount: 2 }, coins) // '2 × Lamp oil'
 */
export function giftWords(
  { thing, name, amount }: Pick<Gift, 'thing' | 'name' | 'amount'>,
  coins: readonly Coin[],
): string {
  if (thing === 'money') return inCoins(amount, coins)
  if (name === null) return amount === 1 ? handsWords.unseenThing() : handsWords.unseenThings()
  return amount === 1 ? name : handsWords.amountOf({ amount, item: name })
}
