import { everything, type PlayCondition, type VisibilityScope } from '@waybook/contract'
import { effectLines, usualCondition } from '@waybook/rules'

import { type CampaignTables, withinScope } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import type { RequestContext } from '../request-context.ts'

/** The number of a second condition of the same name. */
const NUMBER = / \d$/u

/**
 * Adds the effects that the campaign gives to a condition of this name. The condition keeps them while it lasts, like its dice. `scope`: that of
 * the user who adds the condition. Effects of pages outside it are left out, because they would tell what hidden pages do.
 */
export async function withEffects(
  tables: CampaignTables,
  condition: PlayCondition,
  scope: VisibilityScope = everything,
): Promise<PlayCondition> {
  if (condition.effect) return condition
  const name = condition.name.toLowerCase().replace(NUMBER, '')
  const { conditions } = await readCampaignWords(tables)
  const lines = conditions.get(name) ?? (await linesOfPage(tables, name, scope))
  return lines.length === 0 ? condition : { ...condition, effect: [...lines] }
}

/** A condition that was given by its name. A usual one has its dice, however it was added. `null` if it is nothing but the name. */
export async function namedCondition({ records, scope }: RequestContext, name: string): Promise<PlayCondition | null> {
  const dice = (usualCondition(name)?.dice ?? []).map(({ only, ...one }) => ({
    ...one,
    ...(only && { only: [...only] }),
  }))
  const given = await withEffects(records, { name, dice, until: 'hand' }, scope)
  return dice.length > 0 || given.effect ? given : null
}

interface Conditions {
  readonly conditions: readonly string[]
  readonly conditionDetails: Readonly<Record<string, PlayCondition>>
}

/** These conditions in place of the ones before, with the effects of the new ones. */
export async function withNewConditions(
  { records, scope }: RequestContext,
  before: Conditions,
  conditions: readonly string[],
): Promise<Conditions> {
  const conditionDetails = { ...before.conditionDetails }
  for (const name of conditions.filter((one) => !before.conditions.includes(one))) {
    const given = await withEffects(records, { name, dice: [], until: 'hand' }, scope)
    if (given.effect) conditionDetails[name] = given
  }
  return { conditions, conditionDetails }
}

/** The effects of the page of a critical injury with this name. */
async function linesOfPage(
  { db, campaign }: CampaignTables,
  name: string,
  scope: VisibilityScope,
): Promise<readonly string[]> {
  const pages = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('type', '=', 'critical')
    .where('properties', 'like', '%"effect"%')
    .where(withinScope(scope))
    .select(['name', 'properties'])
    .execute()
  const page = pages.find((one) => one.name.toLowerCase() === name)
  return page ? effectLines(fromJson(page.properties)) : []
}
