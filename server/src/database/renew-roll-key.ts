import { randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

const KEY_BYTES = 32

/**
 * Replaces the roll key in a copy of the records before it is restored. With the old key, new rolls would reuse the secrets of rolls made
 * after the copy, which their rollers already know (decision 0118).
 */
export function renewRollKey(file: string): void {
  const database = new DatabaseSync(file)
  database.prepare('update "rollKey" set "key" = ?').run(randomBytes(KEY_BYTES).toString('hex'))
  database.close()
}
