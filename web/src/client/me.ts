import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { Problem, type Me } from '@waybook/contract'

import { get } from './get.ts'
import { openingMe } from './opening.ts'
import { carryApiKey } from './request.ts'

const FRESH_MS = 5 * 60_000

/** Who is signed in and what they may do; `null` when nobody is. */
export const meQuery = queryOptions({ queryKey: ['me'], queryFn: fetchMe, staleTime: FRESH_MS })

async function fetchMe(): Promise<Me | null> {
  try {
    const me = openingMe() ?? (await get<Me>('/api/me'))
    carryApiKey(me.apiKey)
    return me
  } catch (error) {
    if (error instanceof Problem && error.id === 'not-signed-in') return null
    throw error
  }
}

/** For screens behind the sign-in; they are not shown while nobody is signed in. */
export function useMe(): Me {
  const { data } = useSuspenseQuery(meQuery)
  if (!data) throw new Problem('not-signed-in')
  return data
}
