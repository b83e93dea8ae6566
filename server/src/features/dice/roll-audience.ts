import { everything, effectiveAudience, reaches, type RollAudience } from '@waybook/contract'

import { readGrants } from '../campaign/queries.ts'
import { readNames } from '../entities/names.ts'
import type { RequestContext } from '../request-context.ts'

/** Whether all players know the character, at least by name. */
export async function isKnownToPlayers({ records }: RequestContext, characterId: string): Promise<boolean> {
  const [page] = await readNames(records, [characterId], everything)
  return page !== undefined && reaches(page.reveal, 'name')
}

interface Wanted {
  readonly characterId: string | null
  /** `undefined` if the roller did not choose one. */
  readonly audience: RollAudience | undefined
}

/** The audience of a manual roll. */
export async function audienceOfManualRoll(
  context: RequestContext,
  { characterId, audience }: Wanted,
): Promise<RollAudience> {
  const wanted = audience ?? (await defaultAudience(context, characterId))
  return effectiveAudience(wanted, context.viewer, await readGrants(context.records))
}

async function defaultAudience(context: RequestContext, characterId: string | null): Promise<RollAudience> {
  return characterId === null || (await isKnownToPlayers(context, characterId)) ? 'table' : 'gameMaster'
}
