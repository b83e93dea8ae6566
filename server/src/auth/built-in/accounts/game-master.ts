import type { Role } from '@waybook/contract'

import type { BuiltInContext } from './context.ts'
import { membershipOf, membershipsIn, membershipsOf } from './memberships.ts'

/** The address whose verified owner is game master. Only the default campaign has such an address. */
export function gmEmailIn({ gmEmail, defaultCampaign }: BuiltInContext, campaignId: string): string | null {
  return campaignId === defaultCampaign ? gmEmail : null
}

/** The ids of a campaign's game masters, oldest first. */
export async function gameMasterIds(context: BuiltInContext, campaignId: string): Promise<string[]> {
  const members = await membershipsIn(context, campaignId)
  const marked = members.filter(({ gameMaster }) => gameMaster === true).map(({ userId }) => userId)
  const named = await namedGameMaster(context, campaignId)
  return named === null ? marked : [...new Set([...marked, named])]
}

export async function hasGameMaster(context: BuiltInContext, campaignId: string): Promise<boolean> {
  return (await gameMasterIds(context, campaignId)).length > 0
}

async function namedGameMaster(context: BuiltInContext, campaignId: string): Promise<string | null> {
  const gmEmail = gmEmailIn(context, campaignId)
  const named = gmEmail === null ? null : await context.accounts.internalAdapter.findUserByEmail(gmEmail)
  if (!named?.user.emailVerified) return null
  const { id: userId } = named.user
  return (await membershipOf(context, { campaignId, userId })) && userId
}

export async function playedCharacters(context: BuiltInContext, campaignId: string): Promise<string[]> {
  return (await membershipsIn(context, campaignId)).flatMap(({ characterId }) => characterId ?? [])
}

/** The roles of an account, by campaign. */
export async function rolesOf(context: BuiltInContext, userId: string): Promise<ReadonlyMap<string, Role>> {
  const memberships = await membershipsOf(context, userId)
  const named = await namedGameMaster(context, context.defaultCampaign)
  return new Map(
    memberships.map(({ campaign, gameMaster }) => {
      const isNamed = campaign === context.defaultCampaign && named === userId
      return [campaign, gameMaster === true || isNamed ? 'gameMaster' : 'player']
    }),
  )
}
