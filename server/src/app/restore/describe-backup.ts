import { DatabaseSync } from 'node:sqlite'

import type { RestorePlan } from '@waybook/contract'

import type { PreparedRestore } from './prepared-restore.ts'

type Contents = Pick<RestorePlan, 'campaign' | 'lastChangeAt' | 'pages' | 'hasYourAccount'>

const DISPLAY_NAME = `select coalesce(json_extract("settings", '$.name'), "name") as value from "campaign"
  left join "campaignSetting" on "campaignSetting"."campaign" = "campaign"."id" where "campaign"."id" = ?`

/** Reads what a game master wants to know of a checked backup before it replaces everything. */
export function describeBackup(
  { records, accounts }: PreparedRestore['fresh'],
  { campaignId, userId }: { readonly campaignId: string; readonly userId: string },
): Contents {
  return {
    ...readRecords(records, campaignId),
    hasYourAccount: accounts === null || hasAccount(accounts, userId),
  }
}

function readRecords(file: string, campaignId: string): Omit<Contents, 'hasYourAccount'> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const read = (sql: string) => database.prepare(sql).get(campaignId)?.['value']
    const lastChangeAt = read('select max("at") as value from "change" where "campaign" = ?')
    return {
      campaign: String(read(DISPLAY_NAME)),
      lastChangeAt: typeof lastChangeAt === 'number' ? lastChangeAt : null,
      pages: Number(read('select count(*) as value from "entity" where "campaign" = ?')),
    }
  } finally {
    database.close()
  }
}

function hasAccount(file: string, userId: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return hasUsers(database) && database.prepare('select 1 from user where id = ?').get(userId) !== undefined
  } finally {
    database.close()
  }
}

/** With Clerk, a backup contains no accounts. */
function hasUsers(database: DatabaseSync): boolean {
  return database.prepare(`select 1 from sqlite_schema where name = 'user'`).get() !== undefined
}
