import type { GraphTie, VisibilityScope } from '@waybook/contract'
import { sql } from 'kysely'

import type { CampaignTables } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'

import { isRead } from '../entities/mentions.ts'
import { isTold } from '../entities/relationships.ts'

/** At most this many links of each kind are read. Nobody could follow more by eye. */
const LINKS_MAX = 2000

/** A link between two entities. */
export interface LinkRecord {
  readonly kind: GraphTie['kind']
  readonly from: string
  readonly to: string
  /** The type of a relationship, or the requirement of an exit. */
  readonly words: string
  readonly secret: boolean
  /** The rank of a talent. */
  readonly rank: number | null
}

interface Among {
  /** Entities whose pages are in the scope, the center first: its links are the last to be left out if there are too many. */
  readonly ids: readonly string[]
  readonly mentions: boolean
}

/** The links among these entities: relationships, then exits, then mentions. */
export async function readLinks(
  tables: CampaignTables,
  { ids, mentions }: Among,
  scope: VisibilityScope,
): Promise<LinkRecord[]> {
  return [
    ...(await readRelationships(tables, ids, scope)),
    ...(await readExits(tables, ids)),
    ...(mentions ? await readMentions(tables, ids, scope) : []),
  ]
}

async function readRelationships(tables: CampaignTables, ids: readonly string[], scope: VisibilityScope) {
  const { db, campaign } = tables
  const [centre = ''] = ids
  const rows = await db
    .selectFrom('relationship')
    .where('campaign', '=', campaign)
    .where('from', 'in', listOf(db, ids))
    .where('to', 'in', listOf(db, ids))
    .whereRef('from', '!=', 'to')
    .where(isTold(scope))
    .select(['from', 'to', 'type as words', 'secret', 'rank'])
    .orderBy(sql`case when ${centre} in ("from", "to") then 0 else 1 end`)
    .orderBy('from')
    .orderBy('position')
    .limit(LINKS_MAX)
    .execute()
  return rows.map((row) => ({ ...row, kind: 'relationship' as const, secret: row.secret === 1 }))
}

/** Exits from one scene to another. If both scenes describe an exit, the description in the scene it leads from wins. */
async function readExits({ db, campaign }: CampaignTables, ids: readonly string[]): Promise<LinkRecord[]> {
  const rows = await db
    .selectFrom('transition')
    .where('campaign', '=', campaign)
    .where('entity', 'in', listOf(db, ids))
    .where('scene', 'in', listOf(db, ids))
    .whereRef('entity', '!=', 'scene')
    .select(['entity', 'scene', 'direction', 'requirement'])
    .orderBy('entity')
    .orderBy('position')
    .limit(LINKS_MAX)
    .execute()
  const ways = rows.map(({ entity, scene, direction, requirement }) =>
    direction === 'outgoing'
      ? { from: entity, to: scene, requirement, describedBy: entity }
      : { from: scene, to: entity, requirement, describedBy: entity },
  )
  return [...Map.groupBy(ways, ({ from, to }) => `${from} ${to}`).values()].flatMap((between) => {
    const own = between.filter(({ from, describedBy }) => describedBy === from)
    return (own.length > 0 ? own : between).map(({ from, to, requirement }) => ({
      kind: 'exit' as const,
      from,
      to,
      words: requirement,
      secret: false,
      rank: null,
    }))
  })
}

async function readMentions(tables: CampaignTables, ids: readonly string[], scope: VisibilityScope) {
  const { db, campaign } = tables
  const rows = await db
    .selectFrom('mention')
    .where('campaign', '=', campaign)
    .where('from', 'in', listOf(db, ids))
    .where('to', 'in', listOf(db, ids))
    .whereRef('from', '!=', 'to')
    .where(isRead(scope))
    .select(['from', 'to', 'secret'])
    .orderBy('from')
    .orderBy('to')
    .limit(LINKS_MAX)
    .execute()
  return rows.map(({ from, to, secret }) => ({
    kind: 'mention' as const,
    from,
    to,
    words: '',
    secret: secret === 1,
    rank: null,
  }))
}
