import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Problem } from '@waybook/contract'

import { isUnreachable } from '#recovery/reach.ts'

/** How long an answer counts as fresh unless a change is reported. */
const FRESH_MS = 30_000
const RETRIES_MAX = 2

/** Calls `onSignedOut` when the server reports that the user is not signed in. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof Problem && error.id === 'not-signed-in') onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: isWorthRetrying },
      // Without a connection, mutations fail at once. They don't run by surprise when it is back.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Only retries if the server could not be reached. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < RETRIES_MAX && isUnreachable(error)
}
