import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Problem } from '@waybook/contract'

import { isUnreachable } from './refusal.ts'

/** How long an answer counts as fresh if no change has been reported. */
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
      // Without a connection they fail at once, and are not done unasked when it is back.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Only retries if the server could not be reached. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < RETRIES_MAX && isUnreachable(error)
}
