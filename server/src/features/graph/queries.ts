import { GRAPH_NODES_MAX, graphKindOf, graphKinds, entityTypes } from '@waybook/contract'
import type { EntityType, GraphKind, VisibilityScope } from '@waybook/contract'
import { sql, type RawBuilder } from 'kysely'

import { type CampaignTables, withinScope } from '#database/database.ts'

import { selectTies, type TieFilter } from './ties.ts'

export interface GraphQuery {
  readonly id: string
  readonly hops: 1 | 2
  /** The kinds of entities to walk to; all if left out. */
  readonly kinds?: readonly GraphKind[] | undefined
  readonly mentions: boolean
}

export interface ReachedRecord {
  readonly id: string
  /** Steps from the center. */
  readonly hop: number
  /** The number of entities that it is tied to. */
  readonly ties: number
}

export interface ReachedRecords {
  /** Sorted by distance from the center, then number of ties, then name; at most `GRAPH_NODES_MAX`. */
  readonly nodes: readonly ReachedRecord[]
  /** The number of entities reached, including those beyond the limit. */
  readonly total: number
  /** The kinds of all entities within this distance, even kinds that the query leaves out. */
  readonly kinds: readonly GraphKind[]
}

type ReachedRow = ReachedRecord & { readonly total: number } & { readonly [Kind in GraphKind]: number }

/**
 * Ties are counted only for distances that may fit below the limit, because counting them for thousands takes longer than finding them.
 * Counts and steps are combined by grouping: PostgreSQL expects few rows of both, and would join them by comparing all pairs. `cross join`
 * makes SQLite look up the entity of each step, instead of the step of each entity.
 */
export async function readReached(
  tables: CampaignTables,
  query: GraphQuery,
  scope: VisibilityScope,
): Promise<ReachedRecords> {
  const { mentions, kinds } = query
  const types = kinds && entityTypes.filter((type) => kinds.includes(graphKindOf[type]))
  const degrees = selectTies(tables, scope, { of: sql`(select id from counted)`, mentions })
  const { rows } = await sql<ReachedRow>`
    with ${stepsOf(tables, scope, { ...query, types })},
    counted as materialized (
      select id from reached where hop < 2 or (select count(*) from reached where hop < 2) < ${GRAPH_NODES_MAX}
    ),
    placed as materialized (
      select id, min(hop) as hop, max(ties) as ties from (
        select id, hop, 0 as ties from reached
        union all select id, 2 as hop, count(distinct other) as ties from ${degrees} as tie group by id
      ) as known group by id
    )
    select placed.id, placed.hop, placed.ties, count(*) over () as total, ${kindColumns}
    from placed cross join entity where entity.campaign = ${tables.campaign} and entity.id = placed.id
    order by placed.hop, placed.ties desc, entity."sortName", entity.id limit ${sql.lit(GRAPH_NODES_MAX)}`.execute(
    tables.db,
  )
  const [first] = rows
  return {
    nodes: rows.map(({ id, hop, ties }) => ({ id, hop, ties })),
    total: first?.total ?? 0,
    kinds: kinds ? await readKinds(tables, query, scope) : graphKinds.filter((kind) => first?.[kind] === 1),
  }
}

/** A column for each kind: 1 if one of the rows, apart from the center, is of that kind. */
const kindColumns = sql.join(
  graphKinds.map((kind) => {
    const types = entityTypes.filter((type) => graphKindOf[type] === kind)
    return sql`max(case when placed.hop > 0 and entity.type in (${sql.join(types)}) then 1 else 0 end) over () as ${sql.ref(kind)}`
  }),
)

async function readKinds(tables: CampaignTables, query: GraphQuery, scope: VisibilityScope): Promise<GraphKind[]> {
  const { rows } = await sql<{ readonly type: EntityType }>`
    with ${stepsOf(tables, scope, query)}
    select distinct entity.type from reached cross join entity
    where entity.campaign = ${tables.campaign} and entity.id = reached.id and reached.hop > 0`.execute(tables.db)
  const kinds = new Set(rows.map(({ type }) => graphKindOf[type]))
  return graphKinds.filter((kind) => kinds.has(kind))
}

/**
 * Common table expressions. `reached` has the center and the entities around it, with their distance as `hop`. They are materialized
 * because PostgreSQL would otherwise walk to the neighbors again for each row that it compares with them.
 */
function stepsOf(
  tables: CampaignTables,
  scope: VisibilityScope,
  { id, hops, mentions, types }: TieFilter & Pick<GraphQuery, 'id' | 'hops'>,
): RawBuilder<unknown> {
  const centre = tables.db
    .selectFrom('entity')
    .where('entity.campaign', '=', tables.campaign)
    .where('entity.id', '=', id)
    .where(withinScope(scope))
    .select('entity.id')
  const tiesOf = (step: string) =>
    selectTies(tables, scope, { of: sql`(select id from ${sql.ref(step)})`, mentions, types })
  return sql`
    centre as materialized ${centre},
    nearest as materialized (select distinct other as id from ${tiesOf('centre')} as tie),
    ${hops === 2 ? sql`farther as materialized (select distinct other as id from ${tiesOf('nearest')} as tie),` : sql``}
    reached as materialized (
      select id, min(hop) as hop from (
        select id, 0 as hop from centre union all select id, 1 from nearest
        ${hops === 2 ? sql`union all select id, 2 from farther` : sql``}
      ) as walked group by id
    )`
}

export async function readBestConnected(tables: CampaignTables, scope: VisibilityScope): Promise<string | null> {
  const ties = selectTies(tables, scope, { mentions: false })
  const { rows } = await sql<{ readonly id: string }>`
    select entity.id from (select id, count(distinct other) as ties from ${ties} as tie group by id) as degree
    join entity on entity.campaign = ${tables.campaign} and entity.id = degree.id
    order by degree.ties desc, entity."sortName", entity.id limit 1`.execute(tables.db)
  return rows[0]?.id ?? null
}
