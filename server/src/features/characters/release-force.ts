import type { PlayCondition } from '@waybook/contract'
import { DEFAULT_MAX_HP, DEFAULT_STRAIN_THRESHOLD, isFallen } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'

import { readSettings } from '../campaign/queries.ts'

interface PlayedState {
  readonly hitpoints: number
  readonly strain: number
  readonly maxHp: number | null
  readonly strainThreshold: number | null
  readonly conditions: readonly string[]
  readonly conditionDetails: Readonly<Record<string, PlayCondition>>
}

/** The conditions without powers that hold Force dice, if the character is out of the fight; `null` if nothing ends. */
export async function conditionsOfFallen(tables: CampaignTables, state: PlayedState): Promise<string[] | null> {
  const { conditions, conditionDetails } = state
  const left = conditions.filter((name) => conditionDetails[name]?.force === undefined)
  if (left.length === conditions.length) return null
  const woundThreshold = state.maxHp ?? DEFAULT_MAX_HP
  const points = {
    wounds: woundThreshold - state.hitpoints,
    woundThreshold,
    strain: state.strain,
    strainThreshold: state.strainThreshold ?? DEFAULT_STRAIN_THRESHOLD,
  }
  const past = (await readSettings(tables)).pastThreshold
  return isFallen(points, { past, group: false }) ? left : null
}
