import { sql, type RawBuilder } from 'kysely'

import type { CampaignTables } from '#database/database.ts'

/** The ids of the sets that are switched off, for a condition. */
export function switchedOff({ db, campaign }: CampaignTables) {
  return db.selectFrom('setOff').where('setOff.campaign', '=', campaign).select('setOff.set')
}

/** The condition that an entity is in no set that is switched off. Starts from the sets that are off, which are few and usually none. */
export function isSwitchedOn(
  { campaign }: CampaignTables,
  column: 'entity.id' | 'entityName.entity' = 'entity.id',
): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} not in (select "libraryEntry".entity from "setOff"
    inner join "libraryEntry" on "libraryEntry".campaign = "setOff".campaign and "libraryEntry"."set" = "setOff"."set"
    where "setOff".campaign = ${campaign})`
}
