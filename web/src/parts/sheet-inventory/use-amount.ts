import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { AMOUNT_MAX, type InventoryEntry } from '@waybook/contract'

import { operationQuery } from '#api/operation-query.ts'
import { useWrite, type WriteAction } from '#api/use-write.ts'
import { useSlow } from '#ui/state/use-delayed.ts'

/** As with hit points, a faster save shows no busy state. Clicks in the meantime are sent after it. */
const SLOW_AFTER_MS = 400

interface Step {
  readonly by: 1 | -1
  /** The amount to show until the server has answered. */
  readonly target: number
}

type Action = WriteAction<'adjustCharacterInventory', Step>

/** The amount of an item in the inventory, including the clicks that are being saved. */
export function useAmount(characterId: string, { itemId, amount }: Pick<InventoryEntry, 'itemId' | 'amount'>) {
  const mutationKey = ['amount', characterId, itemId]
  const queries = useQueryClient()
  const { queryKey } = operationQuery('getInventory', { id: characterId })
  const { mutate, isError } = useWrite('adjustCharacterInventory', {
    mutationKey,
    // One after another, so that the last answer has the final state.
    scope: { id: mutationKey.join(' ') },
    params: ({ by }: Step) => ({ characterId, itemId, by }),
    // A save counts as pending until the page has fetched the new state.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey }),
        queries.invalidateQueries(operationQuery('getCharacterDynamic', { id: characterId })),
      ]),
  })
  const pendingSteps = useMutationState({
    filters: { mutationKey, status: 'pending' },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no other mutation has this key
    select: ({ state, mutationId }) => ({ id: mutationId, action: state.variables as Action }),
  })
  const shown = pendingSteps.at(-1)?.action.variables.target ?? amount
  const saving = useSlow(pendingSteps[0]?.id ?? null, SLOW_AFTER_MS)
  return {
    amount: shown,
    saving,
    failed: isError,
    step: (by: 1 | -1) => mutate({ by, target: Math.min(Math.max(shown + by, 0), AMOUNT_MAX) }),
  }
}
