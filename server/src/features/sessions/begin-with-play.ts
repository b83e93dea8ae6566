import { randomUUID } from 'node:crypto'

import { printDate } from '@waybook/rules'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { readCalendar } from '../campaign/calendar.ts'
import { readLastPlayed, startSession } from './queries.ts'

/** After a session, play must pause this long before it begins another one. Until then it is the game master who tidies up. */
const PAUSE_MS = 6 * 60 * 60 * 1000

/** Begins a session with the first scene that is shown and the first check that is called, so that nobody has to think of it. */
export async function beginSessionWithPlay(tx: CampaignTransaction): Promise<void> {
  const lastPlayed = await readLastPlayed(tx)
  if (lastPlayed === null || tx.at < lastPlayed + PAUSE_MS) return
  await startSession(tx, randomUUID(), await readToday(tx), { began: true })
}

/** The campaign's current date, as text; `null` if it is unknown. */
export async function readToday(tables: CampaignTables): Promise<string | null> {
  const { calendar, today } = await readCalendar(tables)
  return today && printDate(calendar, today)
}
