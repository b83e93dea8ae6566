import { setTimeout as wait } from 'node:timers/promises'

/** A schema, a column or a table is gone, or its entry in the catalog of tables. */
const GONE = ['3F000', '42703', '42P01', 'XX000']
const TRIES = 20
const BETWEEN_TRIES_MS = 100

/**
 * Reads the structure of the whole database. PostgreSQL fails if another connection removes a schema or changes a table at that moment, as a
 * migration or a restore does; then it is read again.
 */
export async function whileSchemasChange<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried += 1)
    try {
      return await read()
    } catch (error) {
      if (tried === TRIES || !isGone(error)) throw error
      await wait(BETWEEN_TRIES_MS)
    }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && GONE.some((code) => code === error.code)
}
