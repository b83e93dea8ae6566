import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../../client/call.ts'
import { operationQuery } from '../../client/operation-query.ts'

interface Change {
  readonly operation: 'addCondition' | 'removeCondition'
  readonly condition: string
}

/** Adds and removes conditions; what the server answers is shown. */
export function useConditions(characterId: string) {
  const queries = useQueryClient()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async ({ operation, condition }: Change) => {
      const { success: _, ...state } = await call(operation, { id: characterId, condition })
      return state
    },
    onSuccess: (state) =>
      queries.setQueryData(operationQuery('getCharacterDynamic', { id: characterId }).queryKey, state),
  })
  return { change: mutate, saving: isPending, failed: isError }
}
