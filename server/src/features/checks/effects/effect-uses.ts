import { createHash } from 'node:crypto'

import { usesLeft, viewOf, type EffectMoment } from '@waybook/rules'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { toFlag } from '#database/statement/columns.ts'
import type { LoadedEncounter } from '#features/encounters/loaded-encounter.ts'
import { knownToAny } from '#features/encounters/policy.ts'
import { readNewestSession } from '#features/sessions/queries.ts'
import { randomId } from '#runtime/random-id.ts'

import type { PageEffect } from '../document.ts'

/** A use of an effect that was not taken back. */
export interface EffectUse extends EffectMoment {
  readonly source: string
  /** The digest of the line. */
  readonly line: string
}

const DIGEST_LENGTH = 16

/** A short text that stands for a line, so a line that is edited counts anew. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH)
}

/** Older uses do not matter, because each span has fewer. */
const USES_MAX = 500

/** The uses of the effects of these characters and combatants, by owner. */
export async function readUses(
  { db, campaign }: CampaignTables,
  owners: readonly string[],
): Promise<ReadonlyMap<string, readonly EffectUse[]>> {
  if (owners.length === 0) return new Map()
  const rows = await db
    .selectFrom('effectUse')
    .where('campaign', '=', campaign)
    .where('owner', 'in', owners)
    .where('undone', '=', 0)
    .select(['owner', 'source', 'line', 'session', 'encounter', 'round', 'turn', 'checkId'])
    .orderBy('at', 'desc')
    .limit(USES_MAX)
    .execute()
  const uses = rows.map(({ checkId, ...use }) => ({ ...use, check: checkId }))
  return Map.groupBy(uses, ({ owner }) => owner)
}

/** Counts a use of an effect. Returns its id. */
export async function addUse(
  { db, campaign, at }: CampaignTransaction,
  effect: Pick<PageEffect, 'holder' | 'source' | 'line'>,
  { check, ...moment }: EffectMoment,
): Promise<string> {
  const id = randomId()
  const use = { owner: effect.holder, source: effect.source, line: digestOf(effect.line), checkId: check, ...moment }
  await db
    .insertInto('effectUse')
    .values({ campaign, id, at, undone: toFlag(false), ...use })
    .execute()
  return id
}

/** How often an effect can still be used now; `null` if it has no limit, or nobody counts it now. */
export function leftFor(
  { limit, source, line, holder }: PageEffect,
  uses: ReadonlyMap<string, readonly EffectUse[]>,
  now: EffectMoment,
): number | null {
  if (!limit) return null
  const digest = digestOf(line)
  const own = (uses.get(holder) ?? []).filter((use) => use.source === source && use.line === digest)
  return usesLeft(limit, own, now)
}

export async function takeUseBack({ db, campaign }: CampaignTransaction, id: string): Promise<void> {
  await db
    .updateTable('effectUse')
    .set({ undone: toFlag(true) })
    .where('campaign', '=', campaign)
    .where('id', '=', id)
    .execute()
}

/**
 * The moment in which effects are used now. It counts only turns that players know of, so a limit tells nobody that an unknown combatant
 * acts.
 */
export async function momentNow(
  records: CampaignTables,
  encounter: LoadedEncounter | null,
  check: string | null,
): Promise<EffectMoment> {
  const session = await readNewestSession(records)
  if (!encounter) return { session, encounter: null, round: 0, turn: null, check }
  const { id, state } = encounter.record
  const { round, turn } = viewOf(state, knownToAny(state, encounter.characters))
  return { session, encounter: id, round, turn, check }
}
