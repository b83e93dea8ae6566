import {
  criticalInjuries,
  type CriticalInjury,
  type Coin,
  type ExperienceRules,
  standardCoins,
  standardExperience,
} from '@waybook/rules'
import { LRUCache } from 'lru-cache'

import { conditionsIn } from '#campaign-folder/campaign-conditions.ts'
import { diceIn, type CampaignDice } from '#campaign-folder/campaign-dice.ts'
import { experienceIn } from '#campaign-folder/campaign-experience.ts'
import { readCampaignFile } from '#campaign-folder/campaign-file.ts'
import { injuriesIn } from '#campaign-folder/campaign-injuries.ts'
import { coinsIn } from '#campaign-folder/campaign-money.ts'
import { campaignRules, type CampaignRules } from '#campaign-folder/campaign-rules.ts'
import type { CampaignTables } from '#database/database.ts'

import { readSettings } from './queries.ts'

/** A campaign's own names and tables, from its stored `campaign.yaml`. */
export interface CampaignWords extends CampaignRules {
  /** Display names of relationships, by type. */
  readonly relationshipNames: Readonly<Record<string, string>>
  /** The date in the campaign's file; `null` if it gives none. */
  readonly today: string | null
  /** The table of critical injuries. */
  readonly injuries: readonly CriticalInjury[]
  /** What conditions and injuries do, by their names in lower case. */
  readonly conditions: ReadonlyMap<string, readonly string[]>
  readonly dice: CampaignDice
  /** What experience buys. */
  readonly experience: ExperienceRules
  readonly coins: readonly Coin[]
  /** What a new character can spend on gear, in the smallest coin; `null` if gear costs nothing. */
  readonly startingMoney: number | null
  /** The entity with the map of the world, as written in the file; `null` if the file names none. */
  readonly map: string | null
}

const NO_WORDS: CampaignWords = {
  ...campaignRules(null),
  relationshipNames: {},
  injuries: criticalInjuries,
  conditions: conditionsIn(null),
  experience: standardExperience,
  dice: diceIn(null),
  coins: standardCoins,
  startingMoney: null,
  today: null,
  map: null,
}

/** Keyed by the text of `campaign.yaml`. Cached because parsing it would be the slowest part of a roll. */
const known = new LRUCache<string, CampaignWords>({ max: 20 })

export async function readCampaignWords({ db, campaign }: CampaignTables): Promise<CampaignWords> {
  const row = await db.selectFrom('campaign').where('id', '=', campaign).select('source').executeTakeFirst()
  if (!row) return NO_WORDS
  const cached = known.get(row.source)
  if (cached) return cached
  const { value } = readCampaignFile(row.source, null)
  const words = {
    ...campaignRules(value),
    relationshipNames: value?.relationships ?? {},
    today: value?.today ?? null,
    injuries: injuriesIn(value?.critical_injuries),
    conditions: conditionsIn(value),
    experience: experienceIn(value?.experience),
    dice: diceIn(value),
    coins: coinsIn(value?.money),
    startingMoney: value?.startingMoney ?? null,
    map: value?.map ?? null,
  }
  known.set(row.source, words)
  return words
}

/** The name of a point of either side. */
export function pointName({ points }: Pick<CampaignDice, 'points'>): 'destiny point' | 'story point' {
  return points === 'destiny' ? 'destiny point' : 'story point'
}

export type PointName = ReturnType<typeof pointName>

/** The kind of point, for messages. */
export const pointKind = (point: PointName): 'destiny' | 'story' => (point === 'destiny point' ? 'destiny' : 'story')

/** The dice and counters of the campaign; `null` if it does not play with the Force die, in its file or by its settings. */
export async function readForceRules(tables: CampaignTables): Promise<CampaignDice | null> {
  const { dice } = await readCampaignWords(tables)
  return dice.hasForceDie || (await readSettings(tables)).forceDie ? dice : null
}
