import type { PlayCondition } from '@waybook/contract'

import type { CampaignTransaction } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'

import { withEffects } from './condition-effects.ts'
import { setDynamic, stateOf } from './set-dynamic.ts'

/** Adds a condition with its effects, or replaces the one of the same name. `by`: the first name of the user. */
export async function putCondition(
  tx: CampaignTransaction,
  characterId: string,
  condition: PlayCondition,
  by?: string,
): Promise<boolean> {
  const state = await stateOf(tx, characterId)
  if (!state) return false
  const conditions = [...new Set([...fromJson(state.conditions), condition.name])]
  const given = await withEffects(tx, condition)
  const conditionDetails = { ...fromJson(state.conditionDetails ?? '{}'), [condition.name]: given }
  return await setDynamic(tx, characterId, { conditions, conditionDetails, by })
}

export async function dropCondition(
  tx: CampaignTransaction,
  characterId: string,
  name: string,
  by?: string,
): Promise<boolean> {
  const state = await stateOf(tx, characterId)
  if (!state) return false
  const conditions = fromJson(state.conditions).filter((one) => one !== name)
  return await setDynamic(tx, characterId, { conditions, by })
}
