import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { AMOUNT_MAX, type InventoryEntry } from '@waybook/contract'

import { useSlow } from '#ui/state/use-slow.ts'

import { call } from '../../client/call.ts'
import { operationQuery } from '../../client/operation-query.ts'

/** As with hit points: a quicker save is not seen, and what is clicked meanwhile is sent after it. */
const SLOW_AFTER_MS = 400

interface Step {
  readonly by: 1 | -1
  /** The amount that is shown until the server has answered. */
  readonly target: number
}

/** How many of an item a character carries, with the clicks that are being saved. */
export function useAmount(characterId: string, { itemId, amount }: Pick<InventoryEntry, 'itemId' | 'amount'>) {
  const mutationKey = ['amount', characterId, itemId]
  const queries = useQueryClient()
  const { queryKey } = operationQuery('getInventory', { id: characterId })
  const { mutate, isError } = useMutation({
    mutationKey,
    // One after another, so that the last answer is the last word.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ by }: Step) => call('adjustCharacterInventory', { characterId, itemId, by }),
    // It counts as saved once the page has heard back how things stand now.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey }),
        queries.invalidateQueries(operationQuery('getCharacterDynamic', { id: characterId })),
      ]),
  })
  const underWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key is used here alone
    select: ({ state, mutationId }) => ({ id: mutationId, step: state.variables as Step }),
  })
  const shown = underWay.at(-1)?.step.target ?? amount
  const saving = useSlow(underWay[0]?.id ?? null, SLOW_AFTER_MS)
  return {
    amount: shown,
    saving,
    failed: isError,
    step: (by: 1 | -1) => mutate({ by, target: Math.min(Math.max(shown + by, 0), AMOUNT_MAX) }),
  }
}
