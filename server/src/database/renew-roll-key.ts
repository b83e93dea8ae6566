import { randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

const KEY_BYTES = 32

/**
 * Gives a copy of the records that is about to be restored another key of rolls. With the old one, the secrets of rolls that were made after
 * the copy, which their rollers know by now, would decide rolls once more (decision 0118).
 */
export function renewRollKey(file: string): void {
  const database = new DatabaseSync(file)
  database.prepare('update "rollKey" set "key" = ?').run(randomBytes(KEY_BYTES).toString('hex'))
  database.close()
}
