import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { Problem, type Config, type Me } from '@waybook/contract'
import { createContext, use } from 'react'

import { bootstrapMe } from './bootstrap-data.ts'
import { get, setStaticApiKey } from './call.ts'
import { forgetSavedPages, forgetUnlessOwner, savedOwner } from './offline/owner.ts'

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
  queryFn: async ({ client, signal }) => {
    const me = await fetchMe(signal)
    forgetUnlessOwner(me)
    if (isOfAnother(client, me)) await startAnew()
    setStaticApiKey(me?.apiKey)
    return me
  },
  staleTime: FRESH_MS,
})

/** How long a page waits for the server if it can show saved answers instead. */
const AWAITED_MS = 3000

async function fetchMe(signal: AbortSignal): Promise<Me | null> {
  const within = savedOwner() === null ? signal : AbortSignal.any([signal, AbortSignal.timeout(AWAITED_MS)])
  try {
    return bootstrapMe() ?? (await get<Me>('/api/me', within))
  } catch (error) {
    if (error instanceof Problem && error.id === 'not-signed-in') return null
    throw error
  }
}

/** Whether the page shows data of a different account that was signed in before. */
function isOfAnother(queries: QueryClient, me: Me | null): boolean {
  const before = queries.getQueryData<Me | null>(['me'])
  return Boolean(me && before && me.user.id !== before.user.id)
}

/** Loads a new document, so no data of the other account stays in memory. Never resolves. */
async function startAnew(): Promise<never> {
  await forgetSavedPages()
  location.reload()
  return await new Promise(() => {})
}

/** The signed-in user of all pages below. Dozens of components on a page need it, and a query in each would be slow. */
export const MeContext = createContext<Me | null>(null)

/** For screens that are shown only to signed-in users. */
export function useMe(): Me {
  const me = use(MeContext)
  if (!me) throw new Problem('not-signed-in')
  return me
}
