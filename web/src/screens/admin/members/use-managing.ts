import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OperationName, ParamsOf } from '@waybook/contract'

import { call } from '../../../client/call.ts'

/** Does something with an account or a link; the list is read anew. */
export function useManaging<Name extends OperationName>(operation: Name) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (params: ParamsOf<Name>) => call(operation, params),
    onSettled: async () => await queries.invalidateQueries({ queryKey: ['getMembers'] }),
  })
}
