import { DatabaseSync } from 'node:sqlite'

/**
 * Replaces the sessions in a copy of the accounts with the present ones, if their accounts are in it. People stay signed in, and sessions
 * that have been ended since the backup stay ended. `present`: a copy of the present accounts; an empty file with Clerk.
 */
export function keepSessions(present: string, fresh: string): void {
  const database = new DatabaseSync(fresh)
  try {
    database.prepare('attach ? as present').run(present)
    const columns = columnsOf(database, 'present').intersection(columnsOf(database, 'main'))
    if (columns.size === 0) return
    const names = Array.from(columns, (name) => `"${name}"`).join(', ')
    database.exec('begin; delete from main.session')
    database.exec(
      `insert into main.session (${names})
       select ${names} from present.session where "userId" in (select id from main.user)`,
    )
    database.exec('commit')
  } finally {
    database.close()
  }
}

/** The columns of the table of sessions; none if there is no such table. */
function columnsOf(database: DatabaseSync, schema: 'present' | 'main'): Set<string> {
  const columns = database.prepare(`select name from pragma_table_info('session', ?)`).all(schema)
  return new Set(columns.map(({ name }) => String(name)))
}
