import type { Kysely } from 'kysely'

import type { Tables } from './tables.ts'

/** The store's tables, as far as they belong to one campaign. Within a transaction only its own `db` may be used. */
export interface CampaignTables {
  readonly db: Kysely<Tables>
  readonly campaign: string
}
