import type { SeenDoor } from '@waybook/contract'
import { type FogGrid, type FogMask, uniformMask } from '@waybook/rules'
import type { Selectable } from 'kysely'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { SightMemoryTable } from '#database/play-tables.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'
import { prepared } from '#database/statement/prepared.ts'

import { isSame, maskText, readMask } from '../fog/mask-text.ts'
import type { GroupMasks } from './group-masks.ts'

/** What a group of tokens sees on a scene and remembers. */
export interface GroupRow extends GroupMasks {
  readonly doors: readonly SeenDoor[]
  /** The number of the last change to any of it. */
  readonly version: number
}

/** What the groups see on a scene, by holder. A group whose masks were made for a picture of another size sees and remembers nothing. */
export async function readGroups(
  { db, campaign }: CampaignTables,
  scene: string,
  grid: FogGrid,
): Promise<ReadonlyMap<string, GroupRow>> {
  const rows = await readRows(db, { campaign, scene })
  return new Map(rows.map((row) => [row.holder, toGroup(row, grid)]))
}

const readRows = prepared((db, { campaign, scene }: { readonly campaign: string; readonly scene: string }) =>
  db.selectFrom('sightMemory').where('campaign', '=', campaign).where('scene', '=', scene).selectAll(),
)

function toGroup({ width, height, doors, version, ...row }: Selectable<SightMemoryTable>, grid: FogGrid): GroupRow {
  const fits = width === grid.columns && height === grid.rows
  const maskOf = (text: string): FogMask => (fits ? readMask(grid, text) : uniformMask(grid, false))
  const [seen, bright] = [maskOf(row.seen), maskOf(row.bright)]
  return { seen, bright, shown: maskOf(row.shown), memory: maskOf(row.memory), doors: fromJson(doors), version }
}

export async function storeGroup(
  { db, campaign }: CampaignTransaction,
  { scene, holder }: { readonly scene: string; readonly holder: string },
  { seen, bright, shown, memory, doors, version }: GroupRow,
): Promise<void> {
  const { columns: width, rows: height } = seen.grid
  // Compressing is the most expensive part of a step, and most of these masks are equal.
  const textOf = (mask: FogMask, ...others: readonly (readonly [FogMask, string])[]) =>
    others.find(([other]) => isSame(other, mask))?.[1] ?? maskText(mask)
  const ofSeen = maskText(seen)
  const ofShown = textOf(shown, [seen, ofSeen])
  const masks = {
    seen: ofSeen,
    bright: textOf(bright, [seen, ofSeen]),
    shown: ofShown,
    memory: textOf(memory, [shown, ofShown]),
  }
  const columns = { width, height, ...masks, doors: toJson(doors), version }
  await db
    .insertInto('sightMemory')
    .values({ campaign, scene, holder, ...columns })
    .onConflict((conflict) => conflict.columns(['campaign', 'scene', 'holder']).doUpdateSet(columns))
    .execute()
}

/** Deletes what groups see and remember. */
export async function dropGroups(
  { db, campaign }: CampaignTransaction,
  scene: string,
  holders: readonly string[],
): Promise<void> {
  if (holders.length === 0) return
  await db
    .deleteFrom('sightMemory')
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .where('holder', 'in', holders)
    .execute()
}
