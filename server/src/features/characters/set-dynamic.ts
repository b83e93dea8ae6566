import type { CampaignTables } from '../../database/campaign-tables.ts'
import { noteChanges, type Deed } from '../../database/change-log.ts'
import type { PlayedFields } from '../../database/change-record.ts'
import { fromJson, toJson, type Json } from '../../database/statement/json-column.ts'

interface State {
  readonly hitpoints: number
  readonly strain: number
  readonly conditions: Json<readonly string[]>
  readonly lastUpdated: number | null
}

/** From here on the character's state is what was played, not what the file says. */
export async function setDynamic(
  tables: CampaignTables,
  { characterId, fields }: { readonly characterId: string; readonly fields: PlayedFields },
  deed: Deed,
): Promise<boolean> {
  const state = await stateOf(tables, characterId)
  if (!state) return false
  const changed = changedFields(state, fields)
  if (Object.keys(changed).length === 0) return true
  const { conditions, ...points } = changed
  const lastUpdated = nextUpdate(state, deed)
  await tables.db
    .updateTable('characterState')
    .set({ ...points, ...(conditions ? { conditions: toJson(conditions) } : {}), lastUpdated })
    .where('campaign', '=', tables.campaign)
    .where('character', '=', characterId)
    .execute()
  const payload = { ...changed, lastUpdated }
  await noteChanges(tables, deed, [{ audience: 'entity', operation: 'dynamic', subject: characterId, payload }])
  return true
}

/** `undefined` where there is no such character, though its state may be kept for when it comes back. */
export async function stateOf({ db, campaign }: CampaignTables, characterId: string): Promise<State | undefined> {
  return await db
    .selectFrom('characterState')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'characterState.campaign').onRef('entity.id', '=', 'characterState.character'),
    )
    .where('characterState.campaign', '=', campaign)
    .where('characterState.character', '=', characterId)
    .select(['hitpoints', 'strain', 'conditions', 'lastUpdated'])
    .executeTakeFirst()
}

/** Later than before, whatever the clock says: by it the newer of two states is told. */
export function nextUpdate({ lastUpdated }: Pick<State, 'lastUpdated'>, { at }: Deed): number {
  return Math.max(at, (lastUpdated ?? 0) + 1)
}

function changedFields(state: State, { hitpoints, strain, conditions }: PlayedFields): PlayedFields {
  const suffered = fromJson(state.conditions)
  return {
    ...(hitpoints === undefined || hitpoints === state.hitpoints ? {} : { hitpoints }),
    ...(strain === undefined || strain === state.strain ? {} : { strain }),
    ...(conditions === undefined || isSame(conditions, suffered) ? {} : { conditions }),
  }
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index])
}
