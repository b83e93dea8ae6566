import type { NoteAudience } from '@waybook/contract'

import type { OfCampaign } from './installation-tables.ts'
import type { Flag } from './statement/columns.ts'

/** The data of single accounts: keys, feeds, time zones and notes. */
export interface AccountTables {
  apiKey: ApiKeyTable
  feed: FeedTable
  memberZone: MemberZoneTable
  note: NoteTable
}

interface ApiKeyTable extends OfCampaign {
  readonly id: string
  readonly owner: string
  readonly name: string
  readonly hash: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
}

interface FeedTable extends OfCampaign {
  readonly account: string
  readonly hash: string
  readonly createdAt: number
}

/** The time zone of a member. */
interface MemberZoneTable extends OfCampaign {
  readonly account: string
  readonly zone: string
  /** Whether they chose it. Otherwise it follows their browser. */
  readonly fixed: Flag
}

interface NoteTable extends OfCampaign {
  readonly id: string
  readonly author: string
  readonly by: string
  readonly entity: string | null
  readonly audience: NoteAudience
  readonly text: string
  readonly at: number
  readonly changedAt: number
  /** Set if the note was deleted and can still be restored. */
  readonly deletedAt: number | null
}
