import {
  DEFAULT_MAX_HP,
  DEFAULT_STRAIN_THRESHOLD,
  figureEffects,
  thresholdWith,
  type FigureSource,
} from '@waybook/rules'

import { HAS_TALENT } from '#campaign-folder/entity-fields.ts'
import type { CampaignTables } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'
import { listOf } from '#database/statement/lists.ts'

/** The thresholds in a character's file; `null` if it has none. A strain threshold of 0 means that there is none. */
interface Written {
  readonly maxHp: number | null
  readonly strainThreshold: number | null
}

/** The thresholds of a character with the effects of its talents. */
export function thresholdsWith<Row extends Written>(row: Row, talents: readonly FigureSource[]): Row {
  const effects = figureEffects(talents, { characteristics: {}, conditions: [] })
  if (effects.length === 0) return row
  const strain = row.strainThreshold ?? DEFAULT_STRAIN_THRESHOLD
  return {
    ...row,
    maxHp: thresholdWith(row.maxHp ?? DEFAULT_MAX_HP, 'wounds', effects),
    strainThreshold: strain === 0 ? 0 : thresholdWith(strain, 'strain', effects),
  }
}

/** These characters with the thresholds that follow from their talents. */
export async function withThresholds<Row extends Written & { readonly id: string }>(
  { db, campaign }: CampaignTables,
  rows: readonly Row[],
): Promise<Row[]> {
  if (rows.length === 0) return []
  const talents = await db
    .selectFrom('relationship')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'relationship.campaign').onRef('entity.id', '=', 'relationship.to'),
    )
    .where('relationship.campaign', '=', campaign)
    .where(
      'relationship.from',
      'in',
      listOf(
        db,
        rows.map(({ id }) => id),
      ),
    )
    .where('relationship.type', '=', HAS_TALENT)
    .where('entity.properties', 'like', '%"effect"%')
    .select(['relationship.from', 'relationship.rank', 'entity.name', 'entity.properties'])
    .execute()
  const byCharacter = Map.groupBy(talents, ({ from }) => from)
  return rows.map((row) => {
    const held = byCharacter.get(row.id) ?? []
    return thresholdsWith(
      row,
      held.map(({ name, rank, properties }) => ({ name, rank: rank ?? 1, properties: fromJson(properties) })),
    )
  })
}
