import { queryOptions } from '@tanstack/react-query'
import type { OperationName, ParamsOf } from '@waybook/contract'

import { call } from './call.ts'

/** An operation as a query: its key is its name and its params, so that `[name]` stands for all of its answers. */
export function operationQuery<Name extends OperationName>(name: Name, params: ParamsOf<Name>) {
  return queryOptions({ queryKey: [name, params], queryFn: () => call(name, params) })
}
