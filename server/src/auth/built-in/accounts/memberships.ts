import { Problem } from '@waybook/contract'
import * as z from 'zod'

import { accountProblems } from '#sentences/problems.ts'

import type { Place } from './better-auth-options.ts'
import type { BuiltInContext } from './context.ts'

const MODEL = 'membership'

const membership = z.object({
  userId: z.string(),
  campaign: z.string(),
  gameMaster: z.boolean().nullish(),
  characterId: z.string().nullish(),
  createdAt: z.date(),
  lastSeenAt: z.date().nullish(),
})

/** The membership of an account in a campaign. */
export type Membership = z.output<typeof membership>

interface Part {
  readonly gameMaster: boolean
  readonly characterId: string | null
}

type Accounts = Pick<BuiltInContext, 'accounts'>

const idOf = ({ campaignId, userId }: Place) => `${campaignId}.${userId}`
/** Unique: a character has at most one player, even if two people accept links at the same time. */
const playing = (campaignId: string, characterId: string | null) =>
  characterId === null ? null : `${campaignId}.${characterId}`
const byId = (place: Place) => [{ field: 'id', value: idOf(place) }]

export async function membershipOf({ accounts }: Accounts, place: Place): Promise<Membership | null> {
  const tables = await accounts.tables()
  return membership.nullable().parse(await tables.findOne({ model: MODEL, where: byId(place) }))
}

/** All memberships in a campaign, oldest first. */
export async function membershipsIn({ accounts }: Accounts, campaignId: string): Promise<Membership[]> {
  const tables = await accounts.tables()
  const where = [{ field: 'campaign', value: campaignId }]
  const sortBy = { field: 'createdAt', direction: 'asc' } as const
  return z.array(membership).parse(await tables.findMany({ model: MODEL, where, sortBy }))
}

/** The memberships of an account. */
export async function membershipsOf({ accounts }: Accounts, userId: string): Promise<Membership[]> {
  const tables = await accounts.tables()
  const where = [{ field: 'userId', value: userId }]
  return z.array(membership).parse(await tables.findMany({ model: MODEL, where }))
}

/** The campaigns of an account. */
export async function campaignsOf(context: Accounts, userId: string): Promise<string[]> {
  return (await membershipsOf(context, userId)).map(({ campaign }) => campaign)
}

/** The account that plays a character. */
export async function playerOf(
  { accounts }: Accounts,
  campaignId: string,
  characterId: string,
): Promise<{ readonly id: string } | null> {
  const tables = await accounts.tables()
  const where = [{ field: 'playing', value: playing(campaignId, characterId) }]
  const found = membership.nullable().parse(await tables.findOne({ model: MODEL, where }))
  return found && { id: found.userId }
}

export async function addMembership(
  { accounts, now }: Pick<BuiltInContext, 'accounts' | 'now'>,
  place: Place,
  { gameMaster, characterId }: Part,
): Promise<void> {
  const { campaignId, userId } = place
  const about = { userId, campaign: campaignId, gameMaster, characterId, playing: playing(campaignId, characterId) }
  const data = { id: idOf(place), ...about, createdAt: new Date(now()) }
  const tables = await accounts.tables()
  await tables.create({ model: MODEL, data, forceAllowId: true })
}

export async function setCharacter(context: Accounts, place: Place, characterId: string | null): Promise<void> {
  await update(context, place, { characterId, playing: playing(place.campaignId, characterId) })
}

export async function noteSeen(context: Accounts, place: Place, at: number): Promise<void> {
  await update(context, place, { lastSeenAt: new Date(at) })
}

async function update({ accounts }: Accounts, place: Place, change: object): Promise<void> {
  const tables = await accounts.tables()
  await tables.update({ model: MODEL, where: byId(place), update: { ...change } })
}

/** Ends a membership, with its sessions and links. Deletes the account if it is in no other campaign. */
export async function removeMembership(context: Accounts, place: Place): Promise<void> {
  const { campaignId, userId } = place
  const tables = await context.accounts.tables()
  const where = [
    { field: 'userId', value: userId },
    { field: 'campaign', value: campaignId },
  ]
  await tables.deleteMany({ model: 'oneTimeLink', where })
  await endSessionsAt(context, userId, [campaignId])
  await tables.deleteMany({ model: MODEL, where: byId(place) })
  if ((await campaignsOf(context, userId)).length === 0) await context.accounts.internalAdapter.deleteUser(userId)
}

/** Ends an account's sessions that are stored under one of these ids. */
export async function endSessionsAt({ accounts }: Accounts, userId: string, realms: readonly string[]): Promise<void> {
  const tables = await accounts.tables()
  const where = [
    { field: 'userId', value: userId },
    { field: 'campaign', operator: 'in' as const, value: [...realms] },
  ]
  const found = z.array(z.object({ token: z.string() })).parse(await tables.findMany({ model: 'session', where }))
  if (found.length > 0) await accounts.internalAdapter.deleteSessions(found.map(({ token }) => token))
}

/** The ids that sessions are stored under which open a campaign: at its own hosts, and at the main address. */
export function realmsOf({ defaultCampaign }: Pick<BuiltInContext, 'defaultCampaign'>, campaignId: string): string[] {
  return [...new Set([campaignId, defaultCampaign])]
}

export async function refuseNoMember(context: Accounts, place: Place): Promise<void> {
  if (!(await membershipOf(context, place))) throw new Problem('not-found', accountProblems.memberNoLongerExists())
}
