import { scopeOf } from '@waybook/contract'

import type { Member } from '#auth/members.ts'
import type { CampaignTables } from '#database/database.ts'

import type { SendingContext } from '../outbox/channel.ts'
import type { RequestContext } from '../request-context.ts'
import { readZones } from '../schedule/time-zones.ts'

/** Where no browser of the member has reported a time zone. */
export const NO_ZONE = 'UTC'

/** The campaign as the member sees it. */
export function viewAs(
  { campaignId, records }: SendingContext,
  { id, role, characterId, firstName }: Member,
): RequestContext {
  const viewer = { userId: id, role, characterId }
  return { campaignId, records, viewer, firstName: firstName ?? '', scope: scopeOf(viewer) }
}

export async function zoneOf(tables: CampaignTables, member: Pick<Member, 'id'>): Promise<string> {
  return (await readZones(tables)).find(({ account }) => account === member.id)?.zone ?? NO_ZONE
}
