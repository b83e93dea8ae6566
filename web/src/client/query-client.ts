import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Problem } from '@waybook/contract'

/** As long as an answer is taken for the present state where nothing says that it changed. */
const FRESH_MS = 30_000
const RETRIES_MAX = 2

/** `onSignedOut` is told whenever the server answers anything with: nobody is signed in. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof Problem && error.id === 'not-signed-in') onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: isWorthRetrying } },
  })
}

/** A refusal stays one; only a server out of reach may be back in a moment. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < RETRIES_MAX && error instanceof Problem && error.id === 'unavailable'
}
