import { queryOptions } from '@tanstack/react-query'
import type { Config } from '@waybook/contract'

import { get } from './get.ts'

/** What a page needs before anybody is signed in. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => get<Config>('/api/config'),
  staleTime: Number.POSITIVE_INFINITY,
})
