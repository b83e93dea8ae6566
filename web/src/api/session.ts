import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { Problem, type Config, type Me } from '@waybook/contract'

import { bootstrapMe } from './bootstrap-data.ts'
import { get, setStaticApiKey } from './call.ts'

const FRESH_MS = 5 * 60_000

export async function fetchConfig(): Promise<Config> {
  return await get<Config>('/api/config')
}

/** The settings that pages need before the user is signed in. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: fetchConfig,
  staleTime: Number.POSITIVE_INFINITY,
})

/** The signed-in user and their permissions; `null` if nobody is signed in. */
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

/** For screens that are shown only to signed-in users. */
export function useMe(): Me {
  const { data } = useSuspenseQuery(meQuery)
  if (!data) throw new Problem('not-signed-in')
  return data
}
