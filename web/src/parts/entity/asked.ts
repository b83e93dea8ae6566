import type { UseQueryResult } from '@tanstack/react-query'
import { Problem } from '@waybook/contract'

/** What has become of asking for one thing by its id. */
export type Asked<Found> =
  | { readonly state: 'loading' | 'notFound' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | ({ readonly state: 'found' } & Found)

/** `read` takes what was asked for out of the answer; `null` is not found. */
export function askedOf<Answer, Found>(
  { data, error, refetch }: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>,
  read: (answer: Answer) => Found | null,
): Asked<Found> {
  if (error instanceof Problem && error.id === 'not-found') return { state: 'notFound' }
  if (data !== undefined) {
    const found = read(data)
    return found ? { state: 'found', ...found } : { state: 'notFound' }
  }
  return error ? { state: 'failed', message: error.message, retry: () => void refetch() } : { state: 'loading' }
}
