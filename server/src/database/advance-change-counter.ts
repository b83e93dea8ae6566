import { DatabaseSync } from 'node:sqlite'

/** More than any page may miss before it must reload everything (LIV-5). */
const GAP = 10_000

/**
 * Continues the numbers of changes in a copy of the records well after `newest`, the newest number that an open page may know. Otherwise a
 * page could take the restored changes for ones that it has missed.
 */
export function advanceChangeCounter(file: string, newest: number): void {
  const database = new DatabaseSync(file)
  database.prepare('update "changeCounter" set "seq" = max("seq", ?) + ?').run(newest, GAP)
  database.close()
}
