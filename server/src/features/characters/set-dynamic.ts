import type { PlayCondition } from '@waybook/contract'

import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson, type Json } from '#database/statement/columns.ts'

import { noteCharacterChange } from '../encounters/queries.ts'
import { conditionsOfFallen } from './release-force.ts'

/** The fields of a character's state in play to set. */
export interface PlayedFields {
  readonly hitpoints?: number | undefined
  readonly strain?: number | undefined
  readonly conditions?: readonly string[] | undefined
  /** Effects of conditions, by name. Effects of conditions that the character doesn't have are dropped. */
  readonly conditionDetails?: ConditionDetails | undefined
}

export type ConditionDetails = Readonly<Record<string, PlayCondition>>

/**
 * The new values; unchanged fields are left out. `by`: the first name of the user, as in a roll; missing in older changes. `injured`: the names of
 * new critical injuries.
 */
export type DynamicChange = Change<
  'dynamic',
  PlayedFields & {
    readonly lastUpdated: number
    readonly by?: string | undefined
    readonly injured?: readonly string[]
  }
>

interface State {
  readonly hitpoints: number
  readonly strain: number
  readonly maxHp: number | null
  readonly strainThreshold: number | null
  readonly conditions: Json<readonly string[]>
  readonly conditionDetails: Json<ConditionDetails> | null
  readonly lastUpdated: number | null
}

/** Sets a character's state in play, which imports no longer replace after that. */
export async function setDynamic(
  tx: CampaignTransaction,
  characterId: string,
  { by, ...fields }: PlayedFields & { readonly by?: string | undefined },
): Promise<boolean> {
  const { db, campaign } = tx
  const state = await stateOf(tx, characterId)
  if (!state) return false
  const changed = await changedFields(tx, state, fields)
  if (Object.keys(changed).length === 0) return true
  const { conditions, conditionDetails, ...points } = changed
  const lastUpdated = nextUpdate(state, tx)
  await db
    .updateTable('characterState')
    .set({ lastUpdated })
    .$if(Object.keys(points).length > 0, (update) => update.set({ ...points, pointsUpdated: lastUpdated }))
    .$if(conditions !== undefined, (update) =>
      update.set({
        conditions: toJson(conditions ?? []),
        conditionDetails: conditionDetails === undefined ? null : toJson(conditionDetails),
        openUpdated: lastUpdated,
      }),
    )
    .where('campaign', '=', campaign)
    .where('character', '=', characterId)
    .execute()
  const injured = newInjuries(state, changed)
  const payload = {
    ...changed,
    lastUpdated,
    ...(by !== undefined && { by }),
    ...(injured.length > 0 && { injured }),
  }
  const change: DynamicChange = { audience: 'entity', operation: 'dynamic', subject: characterId, payload }
  tx.log(change)
  await noteCharacterChange(tx, characterId, conditions ? 'name' : 'figures')
  return true
}

/** `undefined` if there is no such character. The state of a removed character stays stored in case it returns, but is not read. */
export async function stateOf({ db, campaign }: CampaignTables, characterId: string): Promise<State | undefined> {
  return await db
    .selectFrom('characterState')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'characterState.campaign').onRef('entity.id', '=', 'characterState.character'),
    )
    .where('characterState.campaign', '=', campaign)
    .where('characterState.character', '=', characterId)
    .select(['hitpoints', 'strain', 'maxHp', 'strainThreshold', 'conditions', 'conditionDetails', 'lastUpdated'])
    .executeTakeFirst()
}

/** Always later than the last update, whatever the clock says: clients use it to order states. */
export function nextUpdate({ lastUpdated }: Pick<State, 'lastUpdated'>, { at }: CampaignTransaction): number {
  return Math.max(at, (lastUpdated ?? 0) + 1)
}

async function changedFields(tables: CampaignTables, state: State, fields: PlayedFields): Promise<PlayedFields> {
  const { hitpoints = state.hitpoints, strain = state.strain } = fields
  const conditions = fields.conditions ?? fromJson(state.conditions)
  const conditionDetails = fields.conditionDetails ?? fromJson(state.conditionDetails ?? '{}')
  const left = await conditionsOfFallen(tables, { ...state, hitpoints, strain, conditions, conditionDetails })
  return {
    ...(hitpoints === state.hitpoints ? {} : { hitpoints }),
    ...(strain === state.strain ? {} : { strain }),
    ...changedConditions(state, left === null ? fields : { ...fields, conditions: left }),
  }
}

/** Conditions and their effects are always sent together. */
function changedConditions(state: State, fields: PlayedFields): PlayedFields {
  const before = { conditions: fromJson(state.conditions), conditionDetails: fromJson(state.conditionDetails ?? '{}') }
  const conditions = fields.conditions ?? before.conditions
  const all = Object.entries(fields.conditionDetails ?? before.conditionDetails)
  const conditionDetails = Object.fromEntries(all.filter(([name]) => conditions.includes(name)))
  const now = { conditions, conditionDetails }
  if (JSON.stringify(now) === JSON.stringify(before)) return {}
  return { conditions, ...(!isEmpty(conditionDetails) && { conditionDetails }) }
}

/** Only critical injuries have a severity. */
function newInjuries(state: State, { conditionDetails = {} }: PlayedFields): string[] {
  const before = fromJson(state.conditions)
  const isNew = (name: string) => !before.includes(name)
  return Object.entries(conditionDetails).flatMap(([name, { severity }]) =>
    severity !== undefined && isNew(name) ? [name] : [],
  )
}

function isEmpty(details: ConditionDetails): boolean {
  return Object.keys(details).length === 0
}
