import type { NoteAudience } from '@waybook/contract'

import type { OfCampaign } from './installation-tables.ts'
import type { Flag, Json } from './statement/columns.ts'

/** The data of single accounts: keys, feeds, shares, time zones and notes. */
export interface AccountTables {
  apiKey: ApiKeyTable
  feed: FeedTable
  memberZone: MemberZoneTable
  note: NoteTable
  share: ShareTable
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

interface ShareTable extends OfCampaign {
  readonly id: string
  /** The account that made it. */
  readonly maker: string
  /** The SHA-256 of the secret in its address. */
  readonly hash: string
  readonly ids: Json<readonly string[]>
  readonly note: string
  readonly createdAt: number
  readonly until: number | null
  readonly endedAt: number | null
  /** The hash of its password. */
  readonly password: string | null
  /** Wrong passwords since it was opened. */
  readonly tries: number
  readonly views: number
  readonly viewedAt: number | null
}
