import { DEFAULT_GRANTS } from '@waybook/contract'
import { type Calendar, type CampaignDate, readDate } from '@waybook/rules'

import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { toJson } from '#database/statement/columns.ts'

import { readCampaignWords } from './campaign-words.ts'

/** The calendar, and the date in the campaign now. */
export interface CalendarRecord {
  readonly calendar: Calendar
  /** The date set in play, or else the one in the campaign's file; `null` if neither is a date of the calendar. */
  readonly today: CampaignDate | null
  /** The text that was set in play. */
  readonly set: string | null
}

/** Somebody set the date in the campaign. */
export type TodayChange = Change<'today', { readonly before: string | null; readonly after: string | null }>

export async function readCalendar(tables: CampaignTables): Promise<CalendarRecord> {
  const { calendar, today: written } = await readCampaignWords(tables)
  const set = await readSet(tables)
  // After a change of the calendar, the text that was set may no longer be a date.
  const [today = null] = [set, written].flatMap((text) => {
    const read = text === null ? null : readDate(calendar, text)
    return read?.ok === true ? [read.date] : []
  })
  return { calendar, today, set }
}

async function readSet({ db, campaign }: CampaignTables): Promise<string | null> {
  const row = await db.selectFrom('campaignSetting').where('campaign', '=', campaign).select('today').executeTakeFirst()
  return row?.today ?? null
}

export async function setToday(tx: CampaignTransaction, today: string | null): Promise<void> {
  const before = await readSet(tx)
  if (before === today) return
  await tx.db
    .insertInto('campaignSetting')
    .values({ campaign: tx.campaign, grants: toJson(DEFAULT_GRANTS), today })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet({ today }))
    .execute()
  const payload = { before, after: today }
  const change: TodayChange = { audience: 'everyone', operation: 'today', subject: 'campaign', payload }
  tx.log(change)
}
