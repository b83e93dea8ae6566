import type { EffectMoment } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import type { LoadedEncounter } from '#features/encounters/loaded-encounter.ts'
import { targetAmong, type Target } from '#features/encounters/target.ts'

import type { PageEffect, Part } from '../document.ts'
import { momentNow, readUses, type EffectUse } from './effect-uses.ts'

/** How often the effects of open checks were used, and who would pay for them. */
export interface EffectUses {
  /** By owner. */
  readonly uses: ReadonlyMap<string, readonly EffectUse[]>
  readonly payers: ReadonlyMap<string, Target>
  readonly now: EffectMoment
}

export const noUses: EffectUses = {
  uses: new Map(),
  payers: new Map(),
  now: { session: null, encounter: null, round: 0, turn: null, check: null },
}

/** Whether an effect costs something, or may be used only so often. */
export function isCounted({ prices, limit }: Pick<PageEffect, 'prices' | 'limit'>): boolean {
  return prices.length > 0 || limit !== null
}

/** Reads nothing if no part has an effect with a price or a limit that can still be used. */
export async function usesIn(
  parts: readonly Part[],
  records: CampaignTables,
  encounter: LoadedEncounter | null,
): Promise<EffectUses> {
  const counted = parts.flatMap(({ rolled, pageEffects = [] }) =>
    pageEffects.filter(
      (one) => isCounted(one) && (rolled === null || one.after !== undefined || one.reduces !== undefined),
    ),
  )
  return await usesOf(
    counted.map(({ holder }) => holder),
    records,
    encounter,
  )
}

/** `holders`: the characters and combatants that have effects. */
export async function usesOf(
  holders: readonly string[],
  records: CampaignTables,
  encounter: LoadedEncounter | null,
): Promise<EffectUses> {
  const ids = [...new Set(holders)]
  if (ids.length === 0) return noUses
  const payers = new Map<string, Target>()
  for (const id of ids) {
    const payer = await targetAmong(encounter, { records }, id)
    if (payer) payers.set(id, payer)
  }
  return { uses: await readUses(records, ids), payers, now: await momentNow(records, encounter, null) }
}
