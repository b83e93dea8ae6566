import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { Problem, type Config, type Me } from '@waybook/contract'

import { bootstrapMe } from './bootstrap-data.ts'
import { get } from './get.ts'
import { setStaticApiKey } from './request.ts'

const FRESH_MS = 5 * 60_000

export async function fetchConfig(): Promise<Config> {
  return await get<Config>('/api/config')
}

/** What a page needs before anybody is signed in. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: fetchConfig,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Who is signed in and what they may do; `null` when nobody is. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => fetchMe(signal),
  staleTime: FRESH_MS,
})

async function fetchMe(signal: AbortSignal): Promise<Me | null> {
  try {
    const me = bootstrapMe() ?? (await get<Me>('/api/me', signal))
    setStaticApiKey(me.apiKey)
    return me
  } catch (error) {
    if (error instanceof Problem && error.id === 'not-signed-in') return null
    throw error
  }
}

/** For screens behind the sign-in, which are not shown while nobody is signed in. */
export function useMe(): Me {
  const { data } = useSuspenseQuery(meQuery)
  if (!data) throw new Problem('not-signed-in')
  return data
}
