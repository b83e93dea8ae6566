import type { CampaignTables } from '#database/database.ts'

import { listSessions, readRevealed } from '../sessions/queries.ts'
import type { FactRows } from './fact-rows.ts'

/** The sessions, and the entities that were revealed in each. Leaves out entities that are not in `names`. */
export async function readSessionFacts(tables: CampaignTables, names: ReadonlyMap<string, string>): Promise<FactRows> {
  const all = await listSessions(tables)
  const revealed: (string | number)[] = []
  for (const session of all)
    for (const id of await readRevealed(tables, session)) if (names.has(id)) revealed.push(id, session.number)
  const rows = all.flatMap(({ number, startedAt, endedAt }) => [
    number,
    inUtc(startedAt),
    endedAt === null ? '' : inUtc(endedAt),
  ])
  return new Map([
    ['session', rows],
    ['revealed_in', revealed],
  ])
}

/** In UTC, to the second. */
function inUtc(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+/, '')
}
