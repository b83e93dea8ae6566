import { useQueryClient } from '@tanstack/react-query'
import { Problem } from '@waybook/contract'

import { newIdempotencyKey } from './call.ts'

const RETRY_AFTER_MS = 1000
/** Enough time for a server to restart. */
const RETRIES_MAX = 15

/** `send` gets the same idempotency key each time it is called. */
export type OrderedWrite = <Answer>(send: (idempotencyKey: string) => Promise<Answer>) => Promise<Answer>

/** Sends the writes of a scope one after another, across the page. While the server can't be reached, the write is retried and the next one waits. */
export function useOrderedWrite(scope: string): OrderedWrite {
  const queries = useQueryClient()
  return async (send) => {
    const idempotencyKey = newIdempotencyKey()
    const write = queries.getMutationCache().build(queries, {
      mutationFn: async () => await send(idempotencyKey),
      scope: { id: scope },
      retry: (failures: number, error: Error) =>
        failures < RETRIES_MAX && error instanceof Problem && error.id === 'unavailable',
      retryDelay: RETRY_AFTER_MS,
    })
    return await write.execute(undefined)
  }
}
