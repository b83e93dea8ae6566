import type { CampaignTables } from '#database/database.ts'

import { readSource, type SourceRecord } from './source.ts'

/** The texts of the campaign as they were written. Only game masters read them. */
export interface TextRepository {
  source(id: string): Promise<SourceRecord | null>
}

export function textRepository(tables: CampaignTables): TextRepository {
  return {
    source: async (id) => await readSource(tables, id),
  }
}
