import { queryOptions, useQuery, type QueryFunctionContext, type UseQueryOptions } from '@tanstack/react-query'
import type { AnswerOf, OperationName, ParamsOf } from '@waybook/contract'

import { bootstrapAnswer } from './bootstrap-data.ts'
import { call } from './call.ts'

/** The query options of an operation. The key is `[name, params]`, so `[name]` matches all queries of the operation. */
export function operationQuery<Name extends OperationName>(name: Name, params: ParamsOf<Name>) {
  return queryOptions(keyAndFetch(name, params))
}

/** Queries an operation. */
export function useOperation<Name extends OperationName, Selected = AnswerOf<Name>>(
  name: Name,
  params: ParamsOf<Name>,
  behaviour?: Omit<UseQueryOptions<AnswerOf<Name>, Error, Selected, KeyOf<Name>>, 'queryKey' | 'queryFn'>,
) {
  return useQuery({ ...keyAndFetch(name, params), ...behaviour })
}

type KeyOf<Name extends OperationName> = (Name | ParamsOf<Name>)[]

function keyAndFetch<Name extends OperationName>(name: Name, params: ParamsOf<Name>) {
  const queryKey: KeyOf<Name> = [name, params]
  return {
    queryKey,
    queryFn: ({ signal }: QueryFunctionContext) => call(name, params, { signal }),
    initialData: () => bootstrapAnswer(name, params),
  }
}
