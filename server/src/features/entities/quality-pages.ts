import type { VisibilityScope } from '@waybook/contract'
import { effectLines, qualityKey, type WeaponQuality } from '@waybook/rules'

import { type CampaignTables, withinScope } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'

/** A page about a quality of weapons. */
export interface QualityPage {
  readonly id: string
  readonly name: string
  readonly lines: readonly string[]
}

/** The pages of these qualities, by the key of their name. If several pages have a name, the first by its id counts. */
export async function readQualityPages(
  { db, campaign }: CampaignTables,
  qualities: readonly Pick<WeaponQuality, 'name'>[],
  scope: VisibilityScope,
): Promise<ReadonlyMap<string, QualityPage>> {
  if (qualities.length === 0) return new Map()
  const wanted = new Set(qualities.map(({ name }) => qualityKey(name)))
  const pages = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('type', '=', 'quality')
    .where(withinScope(scope))
    .orderBy('id', 'desc')
    .select(['id', 'name', 'properties'])
    .execute()
  const found = pages.filter(({ name }) => wanted.has(qualityKey(name)))
  return new Map(
    found.map(({ id, name, properties }) => [qualityKey(name), { id, name, lines: effectLines(fromJson(properties)) }]),
  )
}
