import { Problem } from '@waybook/contract'
import { type Kysely, sql } from 'kysely'

/** The oldest PostgreSQL that Waybook is tested with. */
const OLDEST_MAJOR = 15
const MAJOR = 10_000

/** Throws the Problem `conflict` if the server is too old. */
export async function expectServerVersion<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ readonly version: number }>`
    select current_setting('server_version_num')::integer as version
  `.execute(db)
  expectVersion(rows[0]?.version ?? 0)
}

/** `version` in PostgreSQL's format: 150004 is 15.4. */
export function expectVersion(version: number): void {
  const major = Math.floor(version / MAJOR)
  if (major >= OLDEST_MAJOR) return
  throw new Problem(
    'conflict',
    `The PostgreSQL server in DATABASE_URL has version ${major}; Waybook needs ${OLDEST_MAJOR} or newer`,
  )
}
